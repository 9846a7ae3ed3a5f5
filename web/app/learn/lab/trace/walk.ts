import type { Traced, TracedName, TraceNode } from "../../../../engine/contract.d.ts";
import type { TraceEvent } from "../../../../engine/facts.ts";
import { enumerated, t } from "../../../base/words/i18n.ts";
import { number, pretty, SIGNS, stepParts } from "../../../base/words/pretty.ts";
import { endOf, type Milestone, milestonesOf } from "./milestones.ts";
import { layOut } from "./tree-layout.ts";

type Trace = Traced & { method: TracedName; target: string };
export type Walk = ReturnType<typeof walkOf>;

/** A trace with the spots of its tree, its milestones, and the place of its last step. */
export function walkOf(trace: Trace) {
  const { nodes, method } = trace;
  const spots = layOut(nodes);
  const milestones = milestonesOf(nodes, spots);
  const labelAt = (place: number) => nodes[place] && labelOf(nodes[place], method);
  return { trace, tree: { spots, labelAt }, milestones, last: endOf(milestones) };
}

/** The label of a node in the tree. */
export function labelOf({ table, stack, rest, token }: TraceNode, method: string) {
  if (method === "ours") return `${rest.map(number).join("  ")} → ${stack.map(number).join()}`;
  if (method !== "postfix") return table.map(number).join("  ");
  const mark = token ? `${SIGNS[token] ?? number(token)} → ` : "";
  return mark + (stack.map(number).join(" ") || "∅");
}

/**
 * What happens at a place of the walk. The place after the last node means that no solution was
 * found.
 *
 * @param milestone at this place
 * @param parent the place of the position where the next step starts
 */
export function story(
  { nodes, method, target }: Trace,
  place: number,
  milestone?: Milestone,
  parent = 0,
) {
  const node = nodes[place];
  if (!node) return [t("lab.trace.vain")];
  if (method === "ours") return backwards(nodes, place, node, milestone, parent);
  const sentences = [];
  if (node.step) sentences.push(t("step.meaning", stepParts(node.step)));
  else if (node.token) sentences.push(t("lab.trace.push", { card: number(node.token) }));
  else sentences.push(t("lab.trace.start"));
  const [last] = node.table;
  if (node.state === "won") sentences.push(t("lab.trace.won", { target: number(target) }));
  else if (node.table.length === 1 && last !== undefined && node.parent !== null)
    sentences.push(t("lab.trace.miss", { value: number(last), target: number(target) }));
  else if (method === "postfix" && node.step) sentences.push(t("lab.trace.pop"));
  if (milestone === "fraction") sentences.push(t("lab.trace.fraction"));
  if (milestone === "dead") {
    const position = enumerated(nodes[parent]?.table.map(number) ?? []);
    sentences.push(t("lab.trace.dead", { position }));
  }
  return sentences;
}

/** What our own solver does at a place: it goes from the target to the last card. */
function backwards(
  nodes: readonly TraceNode[],
  place: number,
  { id, stack, rest, step, token, state }: TraceNode,
  milestone: Milestone | undefined,
  parent: number,
) {
  const goal = stack.map(number).join();
  const cards = enumerated(rest.map(number));
  const told = { goal, cards, made: pretty(token ?? ""), equation: "" };
  const sentences = step
    ? [t("lab.trace.ours.step", { ...told, equation: t("step.meaning", stepParts(step)) })]
    : [t("lab.trace.ours.start", told)];
  if (state === "won") sentences.push(t("lab.trace.ours.won", told));
  else if (nodes[place + 1]?.parent !== id) sentences.push(t("lab.trace.ours.dead", told));
  const position = nodes[parent];
  if (milestone === "dead" && position)
    sentences.push(t("lab.trace.dead", { position: labelOf(position, "ours") }));
  return sentences;
}

/** What Python does at a place of the walk. */
export function eventOf(node: TraceNode | undefined, milestone?: Milestone): TraceEvent {
  if (!node || milestone === "dead") return "dead";
  if (node.state === "won") return "won";
  if (node.parent === null) return "start";
  if (!node.step) return "push";
  return node.table.length === 1 ? "dead" : "step";
}
