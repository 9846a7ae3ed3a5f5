/** @import { OperatorSymbol } from "../../engine/contract.d.ts" */

/** @typedef {{sign: string, precedence: number, associative: boolean}} Operator */

/**
 * The operators. `make fix` writes this from `twentyfour/expression.py`; the locales have their
 * spoken names.
 *
 * @type {Record<OperatorSymbol, Operator>}
 */
export const OPERATORS = {
  "+": { sign: "+", precedence: 1, associative: true },
  "-": { sign: "−", precedence: 1, associative: false },
  "*": { sign: "×", precedence: 2, associative: true },
  "/": { sign: "÷", precedence: 2, associative: false },
};

export const SYMBOLS = /** @type {OperatorSymbol[]} */ (Object.keys(OPERATORS));
