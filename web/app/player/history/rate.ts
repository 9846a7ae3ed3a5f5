import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import { puzzleOf } from "../../base/cards/puzzle.ts";
import { ask, noResult } from "../../base/python/engine.ts";
import type { Played } from "../../table/hand/played.ts";

/** Python's rating of a hand and its answer; null if there is none. */
export const rate = ({ text, ...hand }: Played) =>
  hand.numbers.length <= RATED_CARDS
    ? ask("rate", { ...puzzleOf(hand), ...(text && { text }) }).catch(noResult)
    : null;
