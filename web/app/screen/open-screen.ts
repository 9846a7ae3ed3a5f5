import { ofHand } from "../core/hand-query.ts";
import { go, read } from "../core/router.ts";
import type { Game } from "../game/game.ts";
import { listenToLetter } from "../ui/letter-key.ts";
import { toggleFullScreen } from "./full-screen.ts";

/**
 * Binds a key that shows the hand on the table on the big screen, if its solutions may be shown.
 */
export const listenForScreen = ({ table, reveal }: Pick<Game, "table" | "reveal">) =>
  listenToLetter("f", () => {
    if (!reveal.offered.peek()) return false;
    toggleFullScreen();
    go("screen", ofHand(read(table.hand.peek().key).query));
    return true;
  });
