import type { Span } from "../../../../engine/contract.d.ts";

const AROUND = 24;
const WITHIN = 48;

/**
 * Cuts a text at a span of code points: the text before, in and after the span. A long part is
 * shortened to its end near the span.
 */
export function cutAt(text: string, [start, end]: Span) {
  const points = [...text];
  const before = points.slice(0, start);
  const inside = points.slice(start, end);
  const after = points.slice(end);
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND).join("")}` : before.join(""),
    inside:
      inside.length > WITHIN
        ? `${inside.slice(0, WITHIN / 2).join("")}…${inside.slice(-WITHIN / 2).join("")}`
        : inside.join(""),
    after: after.length > AROUND ? `${after.slice(0, AROUND).join("")}…` : after.join(""),
  };
}
