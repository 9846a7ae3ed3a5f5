import { readChallenge } from "../challenge/challenge-link.js";
import { dayOf } from "../core/day.js";
import { DEFAULT_TARGET } from "../core/hand-query.js";
import { handsOf } from "../daily/daily.js";
import { isDay } from "../daily/daily-dates.js";

/** @import { Query, Route } from "../core/router.js" */

/** @typedef {{query: Query, solvable: boolean}} Named a hand by its own link; whether it is known to have a solution */

/**
 * The hands that a link names: one, several (`hands`, as in the link of a challenge), or else those of a day,
 * which Python deals.
 *
 * @param {Route} link
 * @returns {Promise<Named[]>}
 */
export async function handsOfLink({ query }) {
  const { hand, target = DEFAULT_TARGET, date } = query;
  const several = readChallenge(query);
  if (several && !("fault" in several)) return several.hands.map((each) => named(each, target));
  if (hand) return [named(hand, target)];
  const hands = await handsOf(isDay(date ?? "") ? String(date) : dayOf());
  return hands.map((each) => named(each.numbers.join(","), each.target, true));
}

/**
 * @param {string} hand
 * @param {string} target
 * @returns {Named}
 */
const named = (hand, target, solvable = false) => ({
  query: target === DEFAULT_TARGET ? { hand } : { hand, target },
  solvable,
});
