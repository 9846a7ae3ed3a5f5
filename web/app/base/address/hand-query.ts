import { SYMBOLS } from "../cards/operators.ts";
import { type Allowing, allowingOf, type Posed } from "../cards/puzzle.ts";
import type { Query } from "./router.ts";

export const DEFAULT_TARGET = "24";

/** The query parameters that describe a hand. */
const PARTS = ["hand", "target", "operators", "ordered"];

const YES = "yes";

/** The parameters of a link for what its hand allows. */
export type Allowances = { operators?: string | undefined; ordered?: string | undefined };

/** The query of the link to a hand. It leaves out what is usual. */
export const queryOf = (hand: Posed): Query => ({
  hand: hand.numbers.join(","),
  ...rulesQuery(hand),
});

/** The parameters for the target of a hand and for what it allows. It leaves out what is usual. */
export function rulesQuery({ target, ...hand }: Allowing & { target: string }): Query {
  const { ordered, ...operators } = allowingOf(hand);
  return {
    ...(target !== DEFAULT_TARGET && { target }),
    ...operators,
    ...(ordered && { ordered: YES }),
  };
}

/** The parameters of a query that describe the hand. */
export const ofHand = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => PARTS.includes(name)));

/**
 * The operators that a link allows; empty if the link has no such parameter. A plus may arrive as a
 * space.
 */
export const readOperators = ({ operators = "" }: Pick<Allowances, "operators">) =>
  SYMBOLS.filter((symbol) => operators.replace(" ", "+").includes(symbol)).join("");

/** What the hand of a link allows. */
export const readAllowing = ({ operators, ordered }: Allowances) =>
  allowingOf({ operators: readOperators({ operators }), ordered: ordered === YES });
