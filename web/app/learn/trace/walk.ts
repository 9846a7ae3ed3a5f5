import { t } from "../../core/i18n.js";
import { number, SIGNS, stepParts } from "../../core/pretty.js";
import { endOf, milestonesOf } from "./milestones.js";
import { layOut } from "./tree-layout.js";

/** @import { Traced, TracedName, TraceNode } from "../../../engine/contract.d.ts" */
/** @import { TraceEvent } from "../../../engine/types.d.ts" */
/** @import { Milestone } from "./milestones.js" */

/** @typedef {Traced & {method: TracedName, target: string}} Trace */
/** @typedef {ReturnType<typeof walkOf>} Walk */

/**
 * A trace with the spots of its tree, its milestones, and the place of its last step.
 *
 * @param {Trace} trace
 */
export function walkOf(trace) {
  const { nodes, method } = trace;
  const spots = layOut(nodes);
  const milestones = milestonesOf(nodes, spots);
  /** @param {number} place */
  const labelAt = (place) => nodes[place] && labelOf(nodes[place], method);
  return { trace, tree: { spots, labelAt }, milestones, last: endOf(milestones) };
}

/**
 * What the tree shows of a node.
 *
 * @param {TraceNode} node
 * @param {string} method
 */
export function labelOf({ table, stack, token }, method) {
  if (method !== "postfix") return table.map(number).join("  ");
  const mark = token ? `${SIGNS[token] ?? number(token)} → ` : "";
  return mark + (stack.map(number).join(" ") || "∅");
}

/**
 * What happens at a place of the walk; behind the last node, no solution was found.
 *
 * @param {Trace} trace
 * @param {number} place
 * @param {Milestone} [milestone] at this place
 * @param {number} [parent] the place of the position that the next step starts from
 */
export function story({ nodes, method, target }, place, milestone, parent = 0) {
  const node = nodes[place];
  if (!node) return [t("learn.trace.vain")];
  const sentences = [];
  if (node.step) sentences.push(t("step.meaning", stepParts(node.step)));
  else if (node.token) sentences.push(t("learn.trace.push", { card: number(node.token) }));
  else sentences.push(t("learn.trace.start"));
  const [last] = node.table;
  if (node.state === "won") sentences.push(t("learn.trace.won", { target: number(target) }));
  else if (node.table.length === 1 && last !== undefined && node.parent !== null)
    sentences.push(t("learn.trace.miss", { value: number(last), target: number(target) }));
  else if (method === "postfix" && node.step) sentences.push(t("learn.trace.pop"));
  if (milestone === "fraction") sentences.push(t("learn.trace.fraction"));
  if (milestone === "dead") {
    const position = nodes[parent]?.table.map(number).join(", ") ?? "";
    sentences.push(t("learn.trace.dead", { position }));
  }
  return sentences;
}

/**
 * What Python does at a place of the walk.
 *
 * @param {TraceNode | undefined} node
 * @param {Milestone} [milestone]
 * @returns {TraceEvent}
 */
export function eventOf(node, milestone) {
  if (!node || milestone === "dead") return "dead";
  if (node.state === "won") return "won";
  if (node.parent === null) return "start";
  if (!node.step) return "push";
  return node.table.length === 1 ? "dead" : "step";
}
