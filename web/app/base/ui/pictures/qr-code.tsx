import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

const MARGIN = 4; // modules, as the standard requires

/**
 * A text as a QR code, drawn as one path. Scanners need the margin around it.
 *
 * @param props `label`: what the code opens, for screen readers
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      class="qr-code"
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
}
