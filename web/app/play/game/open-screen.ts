import { ofHand } from "../../base/address/hand-query.ts";
import { go, read } from "../../base/address/router.ts";
import { toggleFullScreen } from "../../base/browser/full-screen.ts";
import { listenToLetter } from "../../base/ui/input/letter-key.ts";
import type { Game } from "./game.ts";

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
