import { Picture } from "../../ui/pictures/shapes.jsx";
import { Orders, Shapes } from "./lists.jsx";
import { Merge, Once, Pairs } from "./merging.jsx";
import { Backwards, Bracketings, Stack, Tolerance } from "./searches.jsx";
import { BothOrders, Total, TwoTotals } from "./totals.jsx";

/** @import { MethodName } from "../../../engine/contract.d.ts" */

const SHAPES = ["( □ − □ ) × □ ÷ □", "□ × □ − □ − □", "□ × ( □ + □ ÷ □ )"];
const LOST = ["□ × □ + □ − □", "□ + □ − □ − □", "( □ + □ ) × □ × □"];
const MENDED = ["□ × □ − □ − □", "□ + □ − □ ÷ □", "□ × ( □ + □ ÷ □ )"];

/** @type {Record<MethodName, () => import("preact").ComponentChildren>} */
const PICTURES = {
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

/**
 * How a method works, as a drawing.
 *
 * @param {{name: MethodName, large?: boolean}} props
 */
export function MethodPicture({ name, large = false }) {
  const Drawing = PICTURES[name];
  return (
    <Picture large={large}>
      <Drawing />
    </Picture>
  );
}
