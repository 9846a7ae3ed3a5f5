import { SYMBOLS } from "./operators.ts";

/** The editions of the Python package, in its order. */
export const EDITIONS = [
  "single-digits",
  "double-digits",
  "ace-to-ten",
  "three-cards",
  "five-cards",
  "six-cards",
  "add-subtract",
  "multiply-divide",
  "whole-numbers",
  "other-targets",
  "integers",
  "fractions",
  "decimals",
  "make-ten",
  "ticket",
  "krypto",
] as const;

const ALL = SYMBOLS.join("");

/** The operators of the editions that do not have all. */
export const EDITION_OPERATORS: Readonly<Record<string, string>> = {
  "add-subtract": "+-",
  "multiply-divide": "*/",
};

/** The operators that an edition allows among the chosen ones; if none, all that it has. */
export function operatorsIn(edition: string, chosen: string) {
  const editionOperators = EDITION_OPERATORS[edition] ?? ALL;
  return (
    [...editionOperators].filter((symbol) => chosen.includes(symbol)).join("") || editionOperators
  );
}
