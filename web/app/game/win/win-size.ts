import type { Difficulty } from "../../../engine/contract.d.ts";
import { CHOICES } from "../../core/settings.ts";

const LEVELS: readonly string[] = CHOICES.level.slice(-4);

/** How big a win is: 1 for an easy hand, or one that is not rated, up to 4 for an expert one. */
export const sizeOf = (difficulty: Difficulty | null) =>
  Math.max(1, LEVELS.indexOf(difficulty?.level ?? "") + 1);
