import pathData from "./techniques.json" with { type: "json" };

/** @import { Chapter } from "../../engine/contract.d.ts" */
/** @import { PathFacts } from "../../engine/types.d.ts" */

/** The techniques in the order of the Path. */
export const TECHNIQUES = /** @type {PathFacts} */ (pathData);

/** @typedef {PathFacts[number]} Technique */
/** @typedef {Technique["code"]} Code */

/** The chapters in their order, each with its techniques. */
export const CHAPTERS = [...new Set(TECHNIQUES.map(({ chapter }) => chapter))].map((name) => ({
  name,
  techniques: TECHNIQUES.filter(({ chapter }) => chapter === name),
}));

/** @typedef {{name: Chapter, techniques: Technique[]}} ChapterOfPath */

/** @param {string | undefined} code */
export const techniqueNamed = (code) => TECHNIQUES.find((technique) => technique.code === code);

/**
 * The technique after another; null after the last.
 *
 * @param {string} code
 */
export const after = (code) =>
  TECHNIQUES[TECHNIQUES.findIndex((technique) => technique.code === code) + 1] ?? null;
