import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import { puzzleOf } from "../../base/cards/puzzle.ts";
import { ask, noResult } from "../../base/python/engine.ts";
import { type Played, ratingOf } from "../../table/hand/played.ts";
import { historyLoaded, playedHands, updateHands } from "./history.ts";
import { isFromCode } from "./merge.ts";
import { slices } from "./slices.ts";

/**
 * Whether a hand came as a code, without a level, and Python has not rated it yet. Large hands are
 * never rated.
 */
const isUnrated = (hand: Played) =>
  !hand.level && isFromCode(hand) && hand.numbers.length <= RATED_CARDS;

/** Rates the hands that came as a code, because codes contain no ratings. */
export async function rateHands() {
  await historyLoaded;
  for (const [, slice] of slices(playedHands.value.filter(isUnrated))) {
    const rated: Played[] = [];
    for (const hand of slice) {
      const rating = await ask("rate", puzzleOf(hand)).catch(noResult);
      if (rating) rated.push({ ...hand, ...ratingOf(rating) });
    }
    await updateHands(rated);
  }
}
