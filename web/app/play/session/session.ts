import { createFold } from "../../player/history/fold.ts";
import { countSolvedOn } from "../../player/history/solved-today.ts";
import { handName, isFound, isLost, type Played, wasPlayed } from "../../table/hand/played.ts";
import { isCompared, isLoose } from "../modes.ts";

/** A longer pause ends a session. In milliseconds. */
const PAUSE = 30 * 60_000;

/** How many hands a summary covers. */
export const HANDS = 10;

const counts = (hand: Played) => !isLoose(hand) && wasPlayed(hand);

/**
 * The hands since the last long pause, oldest first. Leaves out hands that were only looked at, and
 * hands played by looser rules.
 *
 * @param hands oldest first
 */
export function lastSession(hands: readonly Played[]) {
  const played: Played[] = [];
  let begun: number | null = null;
  for (let place = hands.length - 1; place >= 0; place -= 1) {
    const hand = hands[place];
    if (!hand || !counts(hand)) continue;
    if (begun !== null && begun - hand.at > PAUSE) break;
    played.push(hand);
    begun = hand.at - hand.milliseconds;
  }
  return played.reverse();
}

/**
 * How many of the last hands were solved in a row, and how many hands were solved today. A wrong
 * claim that there is no solution ends the row, even if the hand is solved after it, and so do hints
 * that reveal the whole solution.
 *
 * @param hands oldest first
 */
export function tally(hands: readonly Played[], now: number) {
  const session = lastSession(hands);
  const end = session.findLastIndex((hand) => isLost(hand) || hand.misjudged || hand.revealed);
  return { inRow: session.length - 1 - end, today: countSolvedOn(hands, now) };
}

/**
 * A summary of the best times by level and of the hands that set them, updated with each new hand.
 * Only hands that were solved at first sight, without hints, count.
 */
const records = createFold(
  () => ({
    seen: new Set<string>(),
    best: new Map<string, number>(),
    standings: new Map<string, "best" | "first">(),
  }),
  ({ seen, best, standings }, hand) => {
    const name = handName(hand);
    const isFirst = !seen.has(name);
    seen.add(name);
    if (!hand.level || !isFirst || !isBestable(hand)) return;
    const before = best.get(hand.level);
    if (before !== undefined && before <= hand.milliseconds) return;
    best.set(hand.level, hand.milliseconds);
    standings.set(hand.id, before === undefined ? "first" : "best");
  },
);

/**
 * The best times by level.
 *
 * @param hands oldest first
 */
export const bestTimes = (hands: readonly Played[]): ReadonlyMap<string, number> =>
  records(hands).best;

const isBestable = (hand: Played) => isFound(hand) && isCompared(hand) && hand.hints === 0;

/**
 * The last ten hands, if a session has just reached a multiple of ten hands; else null.
 *
 * @param hands oldest first
 */
export function lastTen(hands: readonly Played[], now: number) {
  const session = lastSession(hands);
  const last = session.at(-1);
  if (!last || session.length % HANDS !== 0 || now - last.at > PAUSE) return null;
  return session.slice(-HANDS);
}

/**
 * Whether a hand set a best time when it was played: `best` or `first` of its level, or null. Only
 * hands that were solved at first sight, without hints, count.
 *
 * @param hands oldest first
 * @param id of the hand
 */
export const standing = (hands: readonly Played[], id: string): "best" | "first" | null =>
  records(hands).standings.get(id) ?? null;
