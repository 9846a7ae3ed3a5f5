import { DEFAULT_TARGET, queryOf, readOperators } from "../core/hand-query.js";
import { operatorsOf } from "../core/puzzle.js";
import { MODES } from "../modes/modes.js";
import { handsOf, readSet } from "../set/set-link.js";

/** @import { Query, Route } from "../core/router.js" */
/** @import { Linked } from "../modes/mode.js" */

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
  const operators = readOperators(link.query);
  if (link.name === "play" && hand) return [named({ hand, target, operators, solvable: false })];
  const set = link.name === "set" ? await handsOfSet(link.query) : [];
  if (set.length) return set;
  for (const mode of MODES) {
    const hands = await mode.handsOf?.(link);
    if (hands) return hands.map(named);
  }
  return handsOfLink(TODAY);
}

/**
 * The hands of a set.
 *
 * @param {Query} query
 */
async function handsOfSet(query) {
  const set = readSet(query);
  const hands = set ? await handsOf(set, new AbortController().signal) : [];
  return hands.map((hand) => ({ query: queryOf(hand), solvable: false }));
}

/**
 * @param {Linked} hand
 * @returns {Named}
 */
const named = ({ hand, target, operators, solvable }) => ({
  query: { hand, ...(target !== DEFAULT_TARGET && { target }), ...operatorsOf({ operators }) },
  solvable,
});
