import type { ReadonlySignal } from "@preact/signals";
import { clockTime } from "../../base/time/duration.ts";
import { allowedSpoken } from "../../base/words/allowed-words.ts";
import { clauses, sentences, t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";
import { say, sayAgain } from "../../base/words/say.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { leftWords, type Seen, tableWords } from "./table-words.ts";

/** A table with a clock. */
export type Timed = Seen & {
  round: Pick<HandTable["round"], "elapsed">;
  /** The time to announce; null means the time of the hand. */
  timeWords?: () => string | null;
  /** The time of the player that is raced; empty if nobody is. */
  paceWords?: ReadonlySignal<string>;
};

/** The actions of the screen reader keys on the table. */
export const readerKeys = (game: Timed): Record<string, () => void> => ({
  d() {
    const hand = game.table.hand.peek();
    const words = t("play.cards", { cards: tableWords(game), target: number(hand.target ?? "") });
    say(sentences(words, allowedSpoken(hand)));
  },
  l: () => say(leftWords(game)),
  m() {
    const words = [game.timeWords?.() ?? elapsedWords(game), game.paceWords?.peek() ?? ""];
    say(clauses(words.filter(Boolean)));
  },
  e: sayAgain,
});

const elapsedWords = ({ round }: Timed) =>
  t("play.time", { time: clockTime(round.elapsed.peek()) });
