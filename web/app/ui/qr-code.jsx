import { generate } from "lean-qr";
import { toSvgPath, toSvgViewBox } from "lean-qr/extras/svg";

/**
 * A text as a QR code that a camera reads, drawn as one path; the margin belongs to it.
 *
 * @param {{text: string, label: string}} props `label`: what the code opens, for those who don't see it
 */
export function QrCode({ text, label }) {
  const code = generate(text);
  return (
    <svg class="qr-code" viewBox={toSvgViewBox(code)} role="img" aria-label={label}>
      <title>{label}</title>
      <rect x="-4" y="-4" width="100%" height="100%" fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
}
