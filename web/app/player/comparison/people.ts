import { CHOICES } from "../../base/browser/settings.ts";
import { medianOf } from "../../base/decks/medians.ts";
import { handName, isSolved, type Played } from "../../table/hand/played.ts";

/** A time up to this multiple of the median counts as about as fast. */
const CLOSE = 1.25;

/** The comparison covers this many of the last rated hands. */
export const COMPARED = 30;

/**
 * Compares the time of a hand with the median player. Only hands that were solved at first sight,
 * without hints and wrong answers, are compared. Null if the median is unknown, or if the player
 * was clearly slower.
 *
 * @param hands oldest first
 * @param id of the hand
 */
export function compare(
  hands: readonly Played[],
  id: string,
): { code: "faster" | "close"; median: number } | null {
  const place = hands.findLastIndex((each) => each.id === id);
  const hand = hands[place];
  const median = hand && medianOf(hand);
  if (!median || !isClean(hand) || hand.mode === "find") return null;
  const isKnown = hands.slice(0, place).some((each) => handName(each) === handName(hand));
  if (isKnown || hand.milliseconds > CLOSE * median) return null;
  return { code: hand.milliseconds < median ? "faster" : "close", median };
}

/**
 * For each level, how many of the last rated hands were solved faster than by the median player.
 * Hands with an unknown median are left out.
 *
 * @param hands oldest first
 */
export function byLevel(hands: readonly Played[]) {
  const last = hands.filter(({ rated }) => rated).slice(-COMPARED);
  const shares = CHOICES.level.map((level) => {
    const ofLevel = last.filter((hand) => hand.level === level && medianOf(hand) !== null);
    const faster = ofLevel.filter(
      (hand) => isClean(hand) && hand.milliseconds < (medianOf(hand) ?? 0),
    );
    return { level, count: ofLevel.length, faster: faster.length };
  });
  const compared = shares.reduce((sum, { count }) => sum + count, 0);
  return { count: compared, shares: shares.filter(({ count }) => count > 0) };
}

const isClean = (hand: Played) => isSolved(hand) && hand.hints + hand.wrong === 0;
