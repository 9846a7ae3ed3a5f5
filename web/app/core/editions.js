/** The editions of Python in which all operators are allowed: those that are dealt on the table. */
export const TABLE_EDITIONS = /** @type {const} */ ([
  "single-digits",
  "double-digits",
  "ace-to-ten",
  "three-cards",
  "five-cards",
  "six-cards",
  "whole-numbers",
  "other-targets",
  "integers",
  "fractions",
  "decimals",
]);

/** Those in which only some are. */
export const OPERATOR_EDITIONS = /** @type {const} */ (["add-subtract", "multiply-divide"]);
