/** The shapes of the pictures next to words. `kind` selects the color. */

import type { ComponentChildren } from "preact";

type Kind = "plain" | "gold" | "dim" | "slot";

/** A decorative drawing. The words next to it say the same. */
export function Drawing({
  large = false,
  children,
}: {
  large?: boolean;
  children: ComponentChildren;
}) {
  return (
    <svg
      class={large ? "picture picture-large" : "picture"}
      viewBox="0 0 240 130"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** A small card with a number, centered on (x, y). */
export function Chip({
  x,
  y,
  text = "",
  kind = "plain",
  wide = 22,
}: {
  x: number;
  y: number;
  text?: string;
  kind?: Kind;
  wide?: number;
}) {
  return (
    <g class={`chip-${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y={-14} width={wide} height={28} rx={5} />
      <text y={5}>{text}</text>
    </g>
  );
}

/** A sign or a few letters without a card. */
export function Sign({
  x,
  y,
  text,
  soft = false,
}: {
  x: number;
  y: number;
  text: string;
  soft?: boolean;
}) {
  return (
    <text class={soft ? "sign-soft" : "sign"} x={x} y={y + 5}>
      {text}
    </text>
  );
}

export function Line({ d, kind = "plain" }: { d: string; kind?: "plain" | "gold" | "dim" }) {
  return <path class={`line-${kind}`} d={d} />;
}

/** A row of chips and signs, from a text such as `( □ - □ ) * 3`, centered on (x, y). */
export function Row({
  x,
  y,
  text,
  kind = "slot",
}: {
  x: number;
  y: number;
  text: string;
  kind?: Kind;
}) {
  const parts = text.split(" ");
  const widths = parts.map((part) =>
    /[□\d]/.test(part) ? 26 : part === "(" || part === ")" ? 8 : 16,
  );
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return parts.map((part, place) => {
    const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0);
    const at = x - whole / 2 + before + (widths[place] ?? 0) / 2;
    const key = `${place}`;
    if (!/[□\d]/.test(part)) return <Sign key={key} x={at} y={y} text={part} />;
    return <Chip key={key} x={at} y={y} text={part === "□" ? "" : part} kind={kind} />;
  });
}
