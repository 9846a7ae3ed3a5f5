import { render } from "preact";
import { addRoutes, followAddress, route } from "../../base/address/router.ts";
import { painted } from "../../base/browser/painted.ts";
import { restoreSettings } from "../../base/browser/settings.ts";
import { keepNothing } from "../../base/browser/storage.ts";
import { followTranslator } from "../../base/browser/translator.ts";
import { boot } from "../../base/python/boot.ts";
import { followLanguages, labelDocument } from "../../base/words/i18n.ts";
import { MODE_ROUTES } from "../../play/modes.ts";
import { announceEmbedded } from "./announce.ts";
import { chooseByLink } from "./choices.ts";
import { createEmbeddedGame } from "./embedded-game.ts";
import { EmbeddedTable } from "./embedded-table.tsx";
import { reportHeight } from "./height.ts";

/** Starts the table that other pages frame. It stores nothing on the device. */
async function start() {
  keepNothing();
  followTranslator();
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
