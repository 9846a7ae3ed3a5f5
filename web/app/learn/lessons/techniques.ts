import type { PathFacts } from "../../../engine/facts.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import pathData from "./techniques.json" with { type: "json" };

/** The techniques in the order of the Path. */
export const TECHNIQUES = pathData as PathFacts;

export type Technique = PathFacts[number];
export type Code = Technique["code"];

export const techniqueNamed = (code: string | undefined) =>
  TECHNIQUES.find((technique) => technique.code === code);

/** The idea of a technique in a sentence. */
export function ideaOf({ code }: Technique) {
  const idea = keyOf(`lessons.idea.${code}`);
  return idea ? t(idea) : "";
}
