import { ofHand } from "../core/hand-query.js";
import { go, read, route } from "../core/router.js";
import { settings } from "../core/settings.js";
import { toggleFullScreen } from "./full-screen.js";

/** @import { Game } from "../game/game.js" */

/**
 * Lets one key show the hand on the table on the big screen, if its solutions may be shown.
 *
 * @param {Pick<Game, "table" | "reveal">} game
 */
export function listenForScreen({ table, reveal }) {
  addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== "f" || ctrlKey || metaKey || altKey) return;
    if (settings.peek().shortcuts === "off" || route.peek().name !== "play") return;
    if (target instanceof Element && target.matches("dialog *, select")) return;
    if (!reveal.offered.peek()) return;
    event.preventDefault();
    toggleFullScreen();
    go("screen", ofHand(read(table.hand.peek().key).query));
  });
}
