import type { TraceNode } from "../../../../engine/contract.d.ts";
import type { Spot } from "./tree-layout.ts";

export type Milestone = "fraction" | "dead" | "won" | "vain";

/**
 * The notable steps of a walk, by their places. These are the solution, each dead end (the walk
 * goes back by more than one step), the first fraction, and the end of a walk without a solution.
 */
export function milestonesOf(nodes: TraceNode[], spots: Spot[]): Map<number, Milestone> {
  const found = new Map<number, Milestone>();
  for (const [place, { column }] of spots.entries()) {
    if ((spots[place + 1]?.column ?? column) < column) found.set(place, "dead");
  }
  const fraction = nodes.findIndex(({ step }) => step?.value.includes("/"));
  if (fraction >= 0) found.set(fraction, "fraction");
  const won = nodes.findIndex(({ state }) => state === "won");
  found.set(won < 0 ? nodes.length : won, won < 0 ? "vain" : "won");
  return found;
}

/** The place of the first milestone after a place; undefined if there is none. */
export function nextMilestone(milestones: Map<number, Milestone>, place: number) {
  const ahead = [...milestones.keys()].filter((each) => each > place);
  return ahead.length ? Math.min(...ahead) : undefined;
}

/** The place of the last milestone, which ends the walk. */
export const endOf = (milestones: Map<number, Milestone>) => Math.max(...milestones.keys());
