import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import { type Played, ratingOf } from "../../table/hand/played.ts";
import { historyLoaded, playedHands, updateHands } from "./history.ts";
import { rate } from "./rate.ts";
import { slices } from "./storage/slices.ts";

/** Whether Python has not rated a hand yet. Large hands are never rated. */
const isUnrated = (hand: Played) => !hand.level && hand.numbers.length <= RATED_CARDS;

/**
 * Rates the hands that came as a code, because codes contain no ratings, and those after which the
 * browser was killed.
 */
export async function rateHands() {
  await historyLoaded;
  for (const [, slice] of slices(playedHands.value.filter(isUnrated))) {
    const rated = new Map<string, Partial<Played>>();
    for (const hand of slice) {
      const rating = await rate(hand);
      if (rating) rated.set(hand.id, ratingOf(rating));
    }
    await updateHands(rated);
  }
}
