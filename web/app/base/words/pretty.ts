import type { Step } from "../../../engine/contract.d.ts";
import { OPERATORS } from "../cards/operators.ts";

export const SIGNS: Record<string, string> = Object.fromEntries(
  Object.entries(OPERATORS).map(([symbol, { sign }]) => [symbol, sign]),
);

/**
 * Formats an expression of Python's as people write it: `8/(3-8/3)` becomes `8 ÷ (3 − 8 ÷ 3)`. A
 * fraction card is in brackets.
 */
export function pretty(text: string) {
  const cards = /[-+*/]/.test(text) ? text.replace(/⁻?\d+⁄\d+/g, "($&)") : text;
  return cards.replace(/[-+*/]/g, (sign) => ` ${SIGNS[sign]} `);
}

/**
 * Formats an expression of Python's with its value: `3 + 5 = 8`. A single card is just its value.
 */
export const equation = (text: string, shown: string) =>
  /[-+*/]/.test(text) ? `${pretty(text)} = ${shown}` : shown;

/** Formats a number of Python's: `-47/2` becomes `−47/2`. */
export const number = (value: string) => value.replace("-", "−");

/** Formats a change of a whole number with its sign: +12, −7, ±0. */
export const signed = (change: number) =>
  `${change > 0 ? "+" : change < 0 ? "−" : "±"}${Math.abs(change)}`;

/** A formatted number as an operand: a fraction or a negative number is in brackets. */
export const operand = (shown: string) => (/^\d+$/.test(shown) ? shown : `(${shown})`);

/** The parts of a step, formatted for the sentence or the row that shows it. */
export function stepParts({ left, operator, right, value }: Step) {
  return {
    left: operand(number(left)),
    operator: SIGNS[operator] ?? operator,
    right: operand(number(right)),
    value: number(value),
  };
}
