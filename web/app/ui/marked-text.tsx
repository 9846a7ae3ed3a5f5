import type { Span } from "../../engine/contract.d.ts";
import { cutAt } from "../core/spans.ts";

/**
 * What was typed, with the part in question marked; an empty part shows as a gap.
 * `right`: the part is right.
 */
export function MarkedText({
  text,
  span,
  right = false,
}: {
  text: string;
  span: Span;
  right?: boolean;
}) {
  const { before, inside, after } = cutAt(text, span);
  return (
    <code class="echo" dir="ltr">
      {before}
      <mark class={inside.trim() === "" ? "gap" : undefined} data-right={right || undefined}>
        {inside}
      </mark>
      {after}
    </code>
  );
}
