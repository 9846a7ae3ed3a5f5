import { t } from "../../core/i18n.js";
import { number, stepParts } from "../../core/pretty.js";

/** @import { Repair } from "../../../engine/contract.d.ts" */
/** @import { Astray } from "./repair.js" */

/**
 * Where a wrong answer goes astray.
 *
 * @param {Astray} astray
 * @param {string} target
 */
export const astrayWords = ({ kept, step }, target) =>
  t(kept ? "astray.kept" : "astray.first", {
    target: number(target),
    step: t("step.meaning", stepParts(step)),
  });

/**
 * What is changed least to make an answer right; nothing where no small change does.
 *
 * @param {Pick<Repair, "code" | "params"> | null} change
 * @param {string} target
 */
export const repairWords = (change, target) =>
  change?.code ? t(`repair.${change.code}`, { target: number(target), ...change.params }) : "";
