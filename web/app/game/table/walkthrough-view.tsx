import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import type { Walkthrough as WalkthroughState } from "./walkthrough.ts";

/** How long dealing the cards takes, in milliseconds. */
const DEALT = 600;

/** How long the step is shown, in milliseconds. */
const TIME = 5000;

const ENDS = ["pointerdown", "keydown", "scroll", "resize"];

/**
 * Marks what to tap, one element after the other, until the player acts. Screen readers read the
 * same step in the combine bar.
 *
 * @param props `signs`: the allowed operators
 */
export function Walkthrough({
  walkthrough,
  signs,
}: {
  walkthrough: WalkthroughState;
  signs: OperatorSymbol[];
}) {
  const spots = useSignal<DOMRect[]>([]);
  const step = walkthrough.step.value;

  useEffect(() => {
    if (!step) return;
    const key = signs.indexOf(step.operator) + 1;
    const parts = [
      `.hand [data-place="${step.left}"]`,
      `.keypad > :nth-child(${key})`,
      `.hand [data-place="${step.right}"]`,
    ];
    const begin = setTimeout(() => {
      spots.value = parts.flatMap(
        (part) => document.querySelector(part)?.getBoundingClientRect() ?? [],
      );
    }, DEALT);
    const end = setTimeout(walkthrough.end, DEALT + TIME);
    for (const event of ENDS) addEventListener(event, walkthrough.end);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
      for (const event of ENDS) removeEventListener(event, walkthrough.end);
    };
  }, [step]);

  if (!step) return null;
  return (
    <div class="walkthrough" aria-hidden="true">
      {spots.value.map(({ x, y, width, height }, turn) => (
        <span
          key={turn}
          class="walkthrough-spot"
          style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
        >
          <b>{turn + 1}</b>
        </span>
      ))}
    </div>
  );
}
