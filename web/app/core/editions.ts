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
] as const;
