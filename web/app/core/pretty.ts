import { OPERATORS } from "./operators.js";

/** @import { Step } from "../../engine/contract.d.ts" */

/** @type {Record<string, string>} */
export const SIGNS = Object.fromEntries(
  Object.entries(OPERATORS).map(([symbol, { sign }]) => [symbol, sign]),
);

/**
 * An expression of Python's as people write it: `8/(3-8/3)` becomes `8 ÷ (3 − 8 ÷ 3)`. A card that
 * is a fraction stands in brackets.
 *
 * @param {string} text
 */
export function pretty(text) {
  const cards = /[-+*/]/.test(text) ? text.replace(/⁻?\d+⁄\d+/g, "($&)") : text;
  return cards.replace(/[-+*/]/g, (sign) => ` ${SIGNS[sign]} `);
}

/**
 * An expression of Python's with its value as it is shown, `3 + 5 = 8`; a card alone is its value.
 *
 * @param {string} text
 * @param {string} shown
 */
export const equation = (text, shown) =>
  /[-+*/]/.test(text) ? `${pretty(text)} = ${shown}` : shown;

/**
 * A number of Python's: `-47/2` becomes `−47/2`.
 *
 * @param {string} value
 */
export const number = (value) => value.replace("-", "−");

/**
 * A change of a whole number, with its sign: +12, −7, ±0.
 *
 * @param {number} change
 */
export const signed = (change) => `${change > 0 ? "+" : change < 0 ? "−" : "±"}${Math.abs(change)}`;

/**
 * A shown number as it stands beside a sign: a fraction or negative one in brackets.
 *
 * @param {string} shown
 */
export const operand = (shown) => (/^\d+$/.test(shown) ? shown : `(${shown})`);

/**
 * A step's parts, ready for the sentence or the row that shows it.
 *
 * @param {Step} step
 */
export function stepParts({ left, operator, right, value }) {
  return {
    left: operand(number(left)),
    operator: SIGNS[operator] ?? operator,
    right: operand(number(right)),
    value: number(value),
  };
}
