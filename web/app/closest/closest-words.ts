import { t } from "../core/i18n.js";
import { number } from "../core/pretty.js";

/** @import { Closest } from "../../engine/contract.d.ts" */
/** @import { BestState } from "./best.js" */
/** @import { Result } from "./closest.js" */

/**
 * How near an answer is.
 *
 * @param {Result} result
 * @param {string} target
 */
export function outcomeWords({ distance, given, value }, target) {
  if (!given) return t("closest.given-up");
  if (distance === null) return t("closest.handed-in");
  if (distance === "0") return t("closest.exactly", { target: number(target) });
  return t("closest.away", { value: number(value ?? ""), distance });
}

/**
 * A value and its distance.
 *
 * @param {Closest} found
 */
export const distanceOf = ({ distance, expression: { value } }) => ({
  distance,
  value: number(value),
});

/**
 * What is known of the best answer; empty while it is looked for.
 *
 * @param {BestState} best
 * @param {Result} result
 * @param {string} target
 */
export function bestWords({ phase, found }, result, target) {
  if (!found || phase === "running") return "";
  if (phase !== "done") return t("closest.stopped", distanceOf(found));
  if (found.distance === "0") return t("closest.possible", { target: number(target) });
  if (found.distance === result.distance) return t("closest.nobody.equal");
  return t("closest.nobody", distanceOf(found));
}
