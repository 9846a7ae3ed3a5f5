import { PATH } from "../../base/words/techniques.ts";
import { isFound, type Played } from "../../table/hand/played.ts";
import { isCompared } from "../modes.ts";

/** A hand is slow if it takes at least this multiple of the usual time for its level. */
const SLOW = 3;

/**
 * The number of last hands of a level that determine its usual time, and the least number needed.
 */
const LATEST = 50;
const ENOUGH = 5;

/**
 * The usual time for a hand of a level, in milliseconds: the median time of the last solved hands;
 * null if there are too few. Ignores modes whose times are not compared.
 *
 * @param hands oldest first
 */
export function usualTime(hands: readonly Played[], level: string | undefined) {
  const times = [];
  for (let place = hands.length - 1; place >= 0 && times.length < LATEST; place -= 1) {
    const hand = hands[place];
    if (hand && hand.level === level && isCompared(hand) && isFound(hand)) {
      times.push(hand.milliseconds);
    }
  }
  times.sort((a, b) => a - b);
  return times.length < ENOUGH ? null : (times[times.length >> 1] ?? null);
}

/** Whether a hand took at least three times as long as usual. */
export const isSlow = (milliseconds: number, usual: number | null) =>
  usual !== null && milliseconds >= SLOW * usual;

/**
 * The technique of the Path that the player lacked most in some hands; null if nothing was lacking.
 * Shown or left hands weigh most, then hints and wrong answers.
 */
export function lackedTechnique(hands: readonly Played[]) {
  const lacked = new Map(PATH.map((code) => [code, 0]));
  for (const { technique, result, hints, wrong } of hands) {
    const before = technique && lacked.get(technique.code);
    if (technique && before !== undefined && before !== null) {
      const missed = result === "shown" || result === "left" ? 4 : 0;
      lacked.set(technique.code, before + missed + Math.min(hints, 2) + Math.min(wrong, 1));
    }
  }
  const [[code = "", most = 0] = []] = [...lacked].sort(([, a], [, b]) => b - a);
  return most > 0 ? code : null;
}
