import { SYMBOLS } from "../cards/operators.ts";
import { type Allowing, type Posed, puzzleOf } from "../cards/puzzle.ts";
import type { Query } from "./router.ts";

export const DEFAULT_TARGET = "24";

/** The query parameters that describe a hand. */
const PARTS = ["hand", "target", "operators"];

/**
 * The query of the link to a hand. It leaves out the usual target, and the operators if all are
 * allowed.
 */
export function queryOf(hand: Posed): Query {
  const { numbers, target, ...operators } = puzzleOf(hand);
  return {
    hand: numbers.join(","),
    ...(target !== DEFAULT_TARGET && { target }),
    ...operators,
  };
}

/** The parameters of a query that describe the hand. */
export const ofHand = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => PARTS.includes(name)));

/**
 * The operators that a link allows; empty if the link has no such parameter. A plus may arrive as a
 * space.
 */
export const readOperators = ({ operators = "" }: Allowing) =>
  SYMBOLS.filter((symbol) => operators.replace(" ", "+").includes(symbol)).join("");
