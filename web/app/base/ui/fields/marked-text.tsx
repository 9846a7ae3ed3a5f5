import type { Span } from "../../../../engine/contract.d.ts";
import { cutAt } from "./spans.ts";

/**
 * The typed text with a span marked. An empty span shows as a gap. `right`: mark the span as right.
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
    <code class="echo" dir="ltr" translate={false}>
      {before}
      <mark class={inside.trim() === "" ? "gap" : undefined} data-right={right || undefined}>
        {inside}
      </mark>
      {after}
    </code>
  );
}
