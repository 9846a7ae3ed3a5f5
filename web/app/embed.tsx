import { render } from "preact";
import { boot } from "./boot.js";
import { followLanguages } from "./core/i18n.js";
import { painted } from "./core/painted.js";
import { addLinks, followAddress, route } from "./core/router.js";
import { restoreSettings } from "./core/settings.js";
import { keepNothing } from "./core/storage.js";
import { announceEmbedded } from "./embed/announce.js";
import { chooseByLink } from "./embed/choices.js";
import { createEmbeddedGame } from "./embed/embedded-game.js";
import { EmbeddedTable } from "./embed/embedded-table.jsx";
import { tellHeight } from "./embed/height.js";
import { MODE_LINKS } from "./modes/modes.js";

/** Starts the table that other pages frame: it keeps nothing on the device. */
async function start() {
  keepNothing();
  restoreSettings();
  addLinks(MODE_LINKS);
  followAddress();
  chooseByLink(route.peek().query);
  boot(draw());
}

/** Draws the table as soon as its words are there; resolves when it is painted. */
async function draw() {
  await followLanguages();
  const root = document.getElementById("app");
  if (!root) return;
  const embedded = createEmbeddedGame();
  render(<EmbeddedTable embedded={embedded} />, root);
  announceEmbedded(embedded);
  document.getElementById("frame")?.remove();
  tellHeight(root);
  await painted();
}

start();
