import { DEFAULT_TARGET } from "../core/hand-query.js";
import { MODES } from "../modes/modes.js";

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
 * The hands that a link names: one, or those of a mode; else those of today. Python may be asked for them.
 *
 * @param {Route} link
 * @returns {Promise<Named[]>}
 */
export async function handsOfLink(link) {
  const { hand, target = DEFAULT_TARGET } = link.query;
  if (link.name === "play" && hand) return [named({ hand, target, solvable: false })];
  for (const { handsOf } of MODES) {
    const hands = await handsOf?.(link);
    if (hands) return hands.map(named);
  }
  return handsOfLink(TODAY);
}

/**
 * @param {Linked} hand
 * @returns {Named}
 */
const named = ({ hand, target, solvable }) => ({
  query: target === DEFAULT_TARGET ? { hand } : { hand, target },
  solvable,
});
