import { DEFAULT_TARGET, queryOf } from "../core/hand-query.js";
import { SYMBOLS } from "../core/operators.js";
import { MODES } from "../modes/modes.js";
import { handsOf as handsOfSet, readSet } from "../set/set-link.js";

/** @import { Query, Route } from "../core/router.js" */
/** @import { Linked } from "../modes/mode.js" */
/** @import { SetHand } from "../set/set-link.js" */

/**
 * The link to the hands of today.
 *
 * @type {Route}
 */
export const TODAY = { name: "daily", query: {} };

/** @typedef {{query: Query, solvable: boolean}} Named a hand by its own link; whether it is known to have a solution */

/**
 * The hands that a link names: one, those of a set, or those of a mode; else those of today. Python may be
 * asked for them.
 *
 * @param {Route} link
 * @returns {Promise<Named[]>}
 */
export async function handsOfLink(link) {
  const { hand, target = DEFAULT_TARGET } = link.query;
  if (link.name === "play" && hand) return [named({ hand, target, solvable: false })];
  const set = link.name === "set" ? readSet(link.query) : null;
  if (set) {
    const hands = await handsOfSet(set, new AbortController().signal);
    return hands
      .filter(hasAllOperators)
      .map(({ numbers, target }) => ({ query: queryOf({ numbers, target }), solvable: false }));
  }
  for (const { handsOf } of MODES) {
    const hands = await handsOf?.(link);
    if (hands) return hands.map(named);
  }
  return handsOfLink(TODAY);
}

/**
 * The table has no other hands: it judges answers with all operators.
 *
 * @param {SetHand} hand
 */
const hasAllOperators = ({ operators }) => !operators || operators.length === SYMBOLS.length;

/**
 * @param {Linked} hand
 * @returns {Named}
 */
const named = ({ hand, target, solvable }) => ({
  query: target === DEFAULT_TARGET ? { hand } : { hand, target },
  solvable,
});
