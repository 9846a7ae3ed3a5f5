import type { Chapter } from "../../../engine/contract.d.ts";
import type { PathFacts } from "../../../engine/types.ts";
import pathData from "./techniques.json" with { type: "json" };

/** The techniques in the order of the Path. */
export const TECHNIQUES = pathData as PathFacts;

export type Technique = PathFacts[number];
export type Code = Technique["code"];

/** The chapters in order, each with its techniques. */
export const CHAPTERS = [...new Set(TECHNIQUES.map(({ chapter }) => chapter))].map((name) => ({
  name,
  techniques: TECHNIQUES.filter(({ chapter }) => chapter === name),
}));

export type ChapterOfPath = { name: Chapter; techniques: Technique[] };

export const techniqueNamed = (code: string | undefined) =>
  TECHNIQUES.find((technique) => technique.code === code);

/** The technique after another; null after the last. */
export const after = (code: string) =>
  TECHNIQUES[TECHNIQUES.findIndex((technique) => technique.code === code) + 1] ?? null;
