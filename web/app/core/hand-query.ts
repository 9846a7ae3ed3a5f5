import { SYMBOLS } from "./operators.js";
import { puzzleOf } from "./puzzle.js";

/** @import { Allowing, Posed } from "./puzzle.js" */
/** @import { Query } from "./router.js" */

export const DEFAULT_TARGET = "24";

/** What a link says of a hand. */
const PARTS = ["hand", "target", "operators"];

/**
 * The query of the link to a hand; the usual target is left out, and the operators where all are allowed.
 *
 * @param {Posed} hand
 * @returns {Query}
 */
export function queryOf(hand) {
  const { numbers, target, ...operators } = puzzleOf(hand);
  return {
    hand: numbers.join(","),
    ...(target !== DEFAULT_TARGET && { target }),
    ...operators,
  };
}

/**
 * The part of a query that is about the hand.
 *
 * @param {Query} query
 * @returns {Query}
 */
export const ofHand = (query) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => PARTS.includes(name)));

/**
 * The operators that a link allows, in which a plus may be read as a space; empty where it names none.
 *
 * @param {Allowing} query
 */
export const readOperators = ({ operators = "" }) =>
  SYMBOLS.filter((symbol) => operators.replace(" ", "+").includes(symbol)).join("");
