/** The editions of Python, in its order. */
export const EDITIONS = /** @type {const} */ ([
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
]);
