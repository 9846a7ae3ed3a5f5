import { allowedSpoken } from "../../core/allowed-words.ts";
import { clockTime } from "../../core/duration.ts";
import { t } from "../../core/i18n.ts";
import { number } from "../../core/pretty.ts";
import { say, sayAgain } from "../../core/say.ts";
import type { HandTable } from "./hand-table.ts";
import { leftWords, type Seen, tableWords } from "./table-words.ts";

/** A table with a clock. */
export type Timed = Seen & {
  round: Pick<HandTable["round"], "elapsed">;
  /** The time to announce; null means the time of the hand. */
  timeWords?: () => string | null;
};

/** The actions of the screen reader keys on the table. */
export const readerKeys = (game: Timed): Record<string, () => void> => ({
  d() {
    const hand = game.table.hand.peek();
    const words = t("play.cards", { cards: tableWords(game), target: number(hand.target ?? "") });
    say(`${words} ${allowedSpoken(hand)}`.trim());
  },
  l: () => say(leftWords(game)),
  m: () => say(game.timeWords?.() ?? elapsedWords(game)),
  e: sayAgain,
});

const elapsedWords = ({ round }: Timed) =>
  t("play.time", { time: clockTime(round.elapsed.peek()) });
