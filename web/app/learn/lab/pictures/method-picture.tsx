import type { ComponentChildren } from "preact";
import type { MethodName } from "../../../../engine/contract.d.ts";
import { Drawing } from "../../../base/ui/pictures/shapes.tsx";
import { Orders, Shapes } from "./lists.tsx";
import { Merge, Once, Pairs } from "./merging.tsx";
import { Backwards, Bracketings, Stack, Tolerance } from "./searches.tsx";
import { BothOrders, Total, TwoTotals } from "./totals.tsx";

const SHAPES = ["( □ − □ ) × □ ÷ □", "□ × □ − □ − □", "□ × ( □ + □ ÷ □ )"];
const LOST = ["□ × □ + □ − □", "□ + □ − □ − □", "( □ + □ ) × □ × □"];
const MENDED = ["□ × □ − □ − □", "□ + □ − □ ÷ □", "□ × ( □ + □ ÷ □ )"];

const PICTURES: Record<MethodName, () => ComponentChildren> = {
  permutations: Orders,
  "templates-130": () => <Shapes shapes={SHAPES} lit={0} count="130" />,
  "templates-73": () => <Shapes shapes={LOST} lit={0} struck={1} count="73" />,
  "templates-first": () => <Shapes shapes={LOST} lit={0} count="1" />,
  "templates-mended": () => <Shapes shapes={MENDED} lit={1} count="47" />,
  "pick-two": () => <Merge />,
  "pick-two-table": Pairs,
  "pick-two-distinct": Once,
  "pick-two-whole": () => <Merge value="8/3" crossed sign="÷" />,
  "running-total": Total,
  "two-totals": TwoTotals,
  "both-orders": BothOrders,
  exhaustive: Bracketings,
  "exhaustive-float": Tolerance,
  postfix: Stack,
  ours: Backwards,
};

/** A drawing of how a method works. */
export function MethodPicture({ name, large = false }: { name: MethodName; large?: boolean }) {
  const Content = PICTURES[name];
  return (
    <Drawing large={large}>
      <Content />
    </Drawing>
  );
}
