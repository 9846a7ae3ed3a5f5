import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import type { Walkthrough as WalkthroughState } from "./walkthrough.ts";

/** How long, in milliseconds, the cards are being dealt. */
const DEALT = 600;

/** How long, in milliseconds, the step is shown. */
const TIME = 5000;

const ENDS = ["pointerdown", "keydown", "scroll", "resize"];

/**
 * Marks what to tap, one after the other, until the player does something. Screen readers have the
 * same in words, in the line of the step that is being combined.
 *
 * @param props `signs`: those that are allowed
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
