import { SYMBOLS } from "./operators.ts";
import { type Allowing, type Posed, puzzleOf } from "./puzzle.ts";
import type { Query } from "./router.ts";

export const DEFAULT_TARGET = "24";

/** What a link says of a hand. */
const PARTS = ["hand", "target", "operators"];

/** The query of the link to a hand; the usual target is left out, and the operators where all are allowed. */
export function queryOf(hand: Posed): Query {
  const { numbers, target, ...operators } = puzzleOf(hand);
  return {
    hand: numbers.join(","),
    ...(target !== DEFAULT_TARGET && { target }),
    ...operators,
  };
}

/** The part of a query that is about the hand. */
export const ofHand = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => PARTS.includes(name)));

/** The operators that a link allows, in which a plus may be read as a space; empty where it names none. */
export const readOperators = ({ operators = "" }: Allowing) =>
  SYMBOLS.filter((symbol) => operators.replace(" ", "+").includes(symbol)).join("");
