import { ofHand } from "../core/hand-query.ts";
import { go, read, route } from "../core/router.ts";
import { settings } from "../core/settings.ts";
import type { Game } from "../game/game.ts";
import { toggleFullScreen } from "./full-screen.ts";

/**
 * Binds a key that shows the hand on the table on the big screen, if its solutions may be shown.
 */
export function listenForScreen({ table, reveal }: Pick<Game, "table" | "reveal">) {
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
