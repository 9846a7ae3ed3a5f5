/**
 * The lettering of the cards: strokes of even width in a box 100 high, so that cards look the same
 * on every device. `width` is the advance without the gap to the next sign.
 */
const SIGNS: Record<string, { width: number; path: string }> = {
  0: { width: 52, path: "M26 7C13 7 7 22 7 50s6 43 19 43 19-15 19-43S39 7 26 7Z" },
  1: { width: 34, path: "M7 25 25 7v86" },
  2: { width: 54, path: "M8 30C8 15 16 7 27 7s19 8 19 21c0 19-35 38-38 65h40" },
  3: { width: 54, path: "M9 7h36L26 40c14 0 21 10 21 25 0 17-8 28-21 28-10 0-17-6-19-17" },
  4: { width: 58, path: "M37 93V7L7 68h44" },
  5: {
    width: 54,
    path: "M44 7H14l-3 38c4-5 10-8 17-8 12 0 19 11 19 27 0 18-9 29-21 29-10 0-16-5-19-15",
  },
  6: { width: 54, path: "M41 9C21 17 7 39 7 66c0 17 8 27 20 27s20-10 20-26-8-26-20-26S9 50 7 66" },
  7: { width: 52, path: "M7 7h38C33 32 23 58 20 93" },
  8: {
    width: 54,
    path: "M27 46c-11 0-18-8-18-19S16 7 27 7s18 9 18 20-7 19-18 19C14 46 7 56 7 69s8 24 20 24 20-11 20-24-7-23-20-23Z",
  },
  9: { width: 54, path: "M13 91c20-8 34-30 34-57C47 17 39 7 27 7S7 17 7 33s8 26 20 26 18-9 20-25" },
  A: { width: 62, path: "M7 93 31 7l24 86M15 65h32" },
  J: { width: 46, path: "M39 7v62c0 16-6 24-16 24C13 93 8 87 7 75" },
  Q: { width: 62, path: "M31 7C15 7 7 24 7 50s8 43 24 43 24-17 24-43S47 7 31 7ZM37 70l19 27" },
  K: { width: 58, path: "M9 7v86M49 7 10 58M24 41l28 52" },
  "-": { width: 44, path: "M8 52h28" },
};
const GAP = 7;

const signsOf = (text: string) =>
  [...text].map((sign) => SIGNS[sign]).filter((sign) => sign !== undefined);

export function lengthOf(text: string) {
  return signsOf(text).reduce((sum, sign) => sum + sign.width + GAP, -GAP);
}

/**
 * A numeral or court letter, centered on `x`, with its top at `y`, `size` high and at most `room`
 * wide.
 */
export function Numeral({
  text,
  x,
  y,
  size,
  room,
  weight = 13,
}: {
  text: string;
  x: number;
  y: number;
  size: number;
  room: number;
  weight?: number;
}) {
  const high = size / 100;
  const wide = Math.min(high, room / lengthOf(text));
  let left = 0;
  const strokes = signsOf(text).map((sign) => {
    const stroke = { path: sign.path, left };
    left += sign.width + GAP;
    return stroke;
  });
  return (
    <g
      class="numeral"
      stroke-width={weight}
      transform={`translate(${x - (lengthOf(text) * wide) / 2} ${y}) scale(${wide} ${high})`}
    >
      {strokes.map((stroke) => (
        <path key={stroke.left} d={stroke.path} transform={`translate(${stroke.left} 0)`} />
      ))}
    </g>
  );
}
