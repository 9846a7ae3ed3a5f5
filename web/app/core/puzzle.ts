import type { CardNumber, OperatorSymbol } from "../../engine/contract.d.ts";
import { SYMBOLS } from "./operators.ts";

/** The symbols of the operators that are allowed; all where it has none. */
export type Allowing = { operators?: string | undefined };

/** A hand with its target. */
export type Posed = Allowing & { numbers: CardNumber[]; target: string };

/** A hand as Python takes it. */
export type Puzzle = { numbers: CardNumber[]; target: string; operators?: string };

/** The symbols of the operators that are allowed; empty where all are. */
const restricted = ({ operators = "" }: Allowing) =>
  operators.length < SYMBOLS.length ? operators : "";

export const isRestricted = (allowing: Allowing) => restricted(allowing) !== "";

/** The operators that are allowed, in the order of their table. */
export function allowedOperators(allowing: Allowing): OperatorSymbol[] {
  const operators = restricted(allowing);
  return SYMBOLS.filter((symbol) => !operators || operators.includes(symbol));
}

/** What names the operators that are allowed in a call, a link or a record: nothing where all are. */
export function operatorsOf(allowing: Allowing): { operators?: string } {
  const operators = restricted(allowing);
  return operators ? { operators } : {};
}

/** A hand as Python takes it; null while Python has not read it. */
export function puzzleOf(hand: Posed): Puzzle;
export function puzzleOf(
  hand: Allowing & { numbers: CardNumber[] | null; target: string | null },
): Puzzle | null;
export function puzzleOf({
  numbers,
  target,
  ...hand
}: Allowing & { numbers: CardNumber[] | null; target: string | null }) {
  return numbers && target !== null ? { numbers, target, ...operatorsOf(hand) } : null;
}
