import { render } from "preact";
import { addRoutes, followAddress, route } from "./base/address/router.ts";
import { painted } from "./base/browser/painted.ts";
import { restoreSettings } from "./base/browser/settings.ts";
import { keepNothing } from "./base/browser/storage.ts";
import { followLanguages, labelDocument } from "./base/words/i18n.ts";
import { boot } from "./boot.ts";
import { MODE_ROUTES } from "./play/modes.ts";
import { announceEmbedded } from "./shell/embed/announce.ts";
import { chooseByLink } from "./shell/embed/choices.ts";
import { createEmbeddedGame } from "./shell/embed/embedded-game.ts";
import { EmbeddedTable } from "./shell/embed/embedded-table.tsx";
import { reportHeight } from "./shell/embed/height.ts";

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
