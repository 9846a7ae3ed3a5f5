/** @import { TraceNode } from "../../../engine/contract.d.ts" */
/** @import { Spot } from "./tree-layout.js" */

/** @typedef {"fraction" | "dead" | "won" | "vain"} Milestone */

/**
 * The steps of a walk that are worth a look, by their places: the solution, each dead end (from which
 * the walk goes back by more than one step), the first fraction, and the end of a walk in vain.
 *
 * @param {TraceNode[]} nodes
 * @param {Spot[]} spots
 * @returns {Map<number, Milestone>}
 */
export function milestonesOf(nodes, spots) {
  const found = /** @type {Map<number, Milestone>} */ (new Map());
  for (const [place, { column }] of spots.entries()) {
    if ((spots[place + 1]?.column ?? column) < column) found.set(place, "dead");
  }
  const fraction = nodes.findIndex(({ step }) => step?.value.includes("/"));
  if (fraction >= 0) found.set(fraction, "fraction");
  const won = nodes.findIndex(({ state }) => state === "won");
  found.set(won < 0 ? nodes.length : won, won < 0 ? "vain" : "won");
  return found;
}

/**
 * The place of the first of them behind a place, undefined behind the last.
 *
 * @param {Map<number, Milestone>} milestones
 * @param {number} place
 */
export function nextMilestone(milestones, place) {
  const ahead = [...milestones.keys()].filter((each) => each > place);
  return ahead.length ? Math.min(...ahead) : undefined;
}

/** The place of the last of them, with which the walk ends. @param {Map<number, Milestone>} milestones */
export const endOf = (milestones) => Math.max(...milestones.keys());
