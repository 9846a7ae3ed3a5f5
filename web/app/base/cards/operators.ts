import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { keysOf } from "../data/keys.ts";

type Operator = { sign: string; precedence: number; associative: boolean };

/**
 * The operators. `make fix` generates this table from `twentyfour/operators.py`; their spoken
 * names are in the locales.
 */
export const OPERATORS: Record<OperatorSymbol, Operator> = {
  "+": { sign: "+", precedence: 1, associative: true },
  "-": { sign: "−", precedence: 1, associative: false },
  "*": { sign: "×", precedence: 2, associative: true },
  "/": { sign: "÷", precedence: 2, associative: false },
};

export const SYMBOLS = keysOf(OPERATORS);
