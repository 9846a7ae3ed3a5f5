import { t } from "../../core/i18n.js";

/** @import { MethodName } from "../../../engine/contract.d.ts" */

/**
 * The publication that each method comes from.
 *
 * @type {Record<MethodName, "course" | "gitchat" | "games" | "jimmy-wu" | "ye-hong" | "ours">}
 */
export const PUBLICATIONS = {
  permutations: "course",
  "templates-130": "course",
  "templates-73": "course",
  "templates-first": "course",
  "templates-mended": "course",
  "pick-two": "gitchat",
  "pick-two-table": "games",
  "pick-two-distinct": "games",
  "pick-two-whole": "games",
  "running-total": "games",
  "two-totals": "games",
  "both-orders": "jimmy-wu",
  exhaustive: "ye-hong",
  "exhaustive-float": "ye-hong",
  postfix: "jimmy-wu",
  ours: "ours",
};

/** @param {MethodName} name */
export const published = (name) => t(`published.${PUBLICATIONS[name]}`);
