import { CHOICES } from "../../core/settings.js";

/** @import { Difficulty } from "../../../engine/contract.d.ts" */

/** @type {readonly string[]} */
const LEVELS = CHOICES.level.slice(-4);

/**
 * How big a win is: 1 for an easy hand, or one that is not rated, up to 4 for an expert one.
 *
 * @param {Difficulty | null} difficulty
 */
export const sizeOf = (difficulty) => Math.max(1, LEVELS.indexOf(difficulty?.level ?? "") + 1);
