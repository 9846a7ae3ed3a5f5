import { t } from "../../base/words/i18n.ts";

/** The names of the grades, weakest first. */
const METALS = ["bronze", "silver", "gold", "platinum", "diamond", "master"] as const;

/** The steps of a metal; the last metal has no highest step. */
const STEPS = 5;

/** The points of a step, and the strength where the first one begins. */
const POINTS = 60;
const LOWEST = 600;

/**
 * The place of a strength among all steps, from 0, and the share of the way to the next step. A
 * strength below the first step has its place.
 */
export function gradeOf(strength: number) {
  const place = Math.max(0, (Math.round(strength) - LOWEST) / POINTS);
  const step = Math.floor(place);
  return { step, share: place - step };
}

/** The name of a step: Silver 3. */
export function gradeName(step: number) {
  const metal = Math.min(METALS.length - 1, Math.floor(step / STEPS));
  return t(`grade.${METALS[metal] ?? "bronze"}`, { step: 1 + step - STEPS * metal });
}

/** The grade of a strength in words. */
export const gradeWords = (strength: number) => gradeName(gradeOf(strength).step);
