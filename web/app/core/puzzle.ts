import { SYMBOLS } from "./operators.js";

/** @import { CardNumber, OperatorSymbol } from "../../engine/contract.d.ts" */

/** @typedef {{operators?: string | undefined}} Allowing the symbols of the operators that are allowed; all where it has none */

/** @typedef {Allowing & {numbers: CardNumber[], target: string}} Posed a hand with its target */

/** @typedef {{numbers: CardNumber[], target: string, operators?: string}} Puzzle a hand as Python takes it */

/**
 * The symbols of the operators that are allowed; empty where all are.
 *
 * @param {Allowing} allowing
 */
const restricted = ({ operators = "" }) => (operators.length < SYMBOLS.length ? operators : "");

/** @param {Allowing} allowing */
export const isRestricted = (allowing) => restricted(allowing) !== "";

/**
 * The operators that are allowed, in the order of their table.
 *
 * @param {Allowing} allowing
 * @returns {OperatorSymbol[]}
 */
export function allowedOperators(allowing) {
  const operators = restricted(allowing);
  return SYMBOLS.filter((symbol) => !operators || operators.includes(symbol));
}

/**
 * What names the operators that are allowed in a call, a link or a record: nothing where all are.
 *
 * @param {Allowing} allowing
 * @returns {{operators?: string}}
 */
export function operatorsOf(allowing) {
  const operators = restricted(allowing);
  return operators ? { operators } : {};
}

/**
 * A hand as Python takes it; null while Python has not read it.
 *
 * @overload
 * @param {Posed} hand
 * @returns {Puzzle}
 *
 * @overload
 * @param {Allowing & {numbers: CardNumber[] | null, target: string | null}} hand
 * @returns {Puzzle | null}
 *
 * @param {Allowing & {numbers: CardNumber[] | null, target: string | null}} hand
 */
export function puzzleOf({ numbers, target, ...hand }) {
  return numbers && target !== null ? { numbers, target, ...operatorsOf(hand) } : null;
}
