import type { Difficulty } from "../../../../engine/contract.d.ts";
import { CHOICES } from "../../../base/browser/settings.ts";

const LEVELS: readonly string[] = CHOICES.level.slice(-4);

/** The size of a win: from 1 for an easy or unrated hand to 4 for an expert one. */
export const sizeOf = (difficulty: Difficulty | null) =>
  Math.max(1, LEVELS.indexOf(difficulty?.level ?? "") + 1);
