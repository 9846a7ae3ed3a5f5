import type { CardNumber, OperatorSymbol } from "../../../engine/contract.d.ts";
import { SYMBOLS } from "./operators.ts";

/**
 * What an answer may do: the symbols of the operators, absent if all are allowed, and whether the
 * cards must stay in their order.
 */
export type Allowing = { operators?: string | undefined; ordered?: boolean | undefined };

/** Every choice of allowed operators; the first is all of them. */
export const OPERATOR_CHOICES = Array.from({ length: 2 ** SYMBOLS.length - 1 }, (_, out) =>
  SYMBOLS.filter((_, at) => !(out & (1 << at))).join(""),
);

/** A hand with its target. */
export type Posed = Allowing & { numbers: CardNumber[]; target: string };

/** A hand in the form that Python takes. */
export type Puzzle = Allowed & { numbers: CardNumber[]; target: string };
type Allowed = { operators?: string; ordered?: boolean };

/** The symbols of the allowed operators; empty if all are allowed. */
const restricted = ({ operators = "" }: Allowing) =>
  operators.length < SYMBOLS.length ? operators : "";

export const isRestricted = (allowing: Allowing) => restricted(allowing) !== "";

/** The allowed operators, in the order of their table. */
export function allowedOperators(allowing: Allowing): OperatorSymbol[] {
  const operators = restricted(allowing);
  return SYMBOLS.filter((symbol) => !operators || operators.includes(symbol));
}

/** The properties that name what a hand allows in a call or a record; none if it is the usual. */
export function allowingOf(allowing: Allowing): Allowed {
  const operators = restricted(allowing);
  return { ...(operators && { operators }), ...(allowing.ordered && { ordered: true }) };
}

/** A hand in the form that Python takes; null until Python has read the cards. */
export function puzzleOf(hand: Posed): Puzzle;
export function puzzleOf(
  hand: Allowing & { numbers: CardNumber[] | null; target: string | null },
): Puzzle | null;
export function puzzleOf({
  numbers,
  target,
  ...hand
}: Allowing & { numbers: CardNumber[] | null; target: string | null }) {
  return numbers && target !== null ? { numbers, target, ...allowingOf(hand) } : null;
}
