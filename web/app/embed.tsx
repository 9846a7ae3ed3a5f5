import { render } from "preact";
import { boot } from "./boot.ts";
import { followLanguages, labelDocument } from "./core/i18n.ts";
import { painted } from "./core/painted.ts";
import { addRoutes, followAddress, route } from "./core/router.ts";
import { restoreSettings } from "./core/settings.ts";
import { keepNothing } from "./core/storage.ts";
import { announceEmbedded } from "./embed/announce.ts";
import { chooseByLink } from "./embed/choices.ts";
import { createEmbeddedGame } from "./embed/embedded-game.ts";
import { EmbeddedTable } from "./embed/embedded-table.tsx";
import { reportHeight } from "./embed/height.ts";
import { MODE_ROUTES } from "./modes/modes.ts";

/** Starts the table that other pages frame. It stores nothing on the device. */
async function start() {
  keepNothing();
  restoreSettings();
  addRoutes(MODE_ROUTES);
  followAddress();
  chooseByLink(route.peek().query);
  labelDocument();
  boot(draw());
}

/** Draws the table when its words have loaded. Resolves after the first paint. */
async function draw() {
  await followLanguages();
  const root = document.getElementById("app");
  if (!root) return;
  const embedded = createEmbeddedGame();
  render(<EmbeddedTable embedded={embedded} />, root);
  announceEmbedded(embedded);
  document.getElementById("frame")?.remove();
  reportHeight(root);
  await painted();
}

start();
