import { t } from "../../core/i18n.js";
import { pretty } from "../../core/pretty.js";
import { count } from "../numbers.js";

/** @import { Run } from "../../../engine/contract.d.ts" */

/**
 * What a run has found, in one sentence.
 *
 * @param {Run} run
 * @param {string} target
 */
export function runWords({ formulas, distinct, solutions, tried }, target) {
  const [first] = solutions;
  const facts = { count: formulas, target, distinct: count(distinct), tried: count(tried) };
  if (!first) return t("learn.run.told.none", facts);
  return t("learn.run.told", { ...facts, first: pretty(first.text) });
}
