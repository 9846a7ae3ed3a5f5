/**
 * The lettering of the cards: strokes of even width in a box 100 high, so that cards and numbers
 * look the same on every device. Each sign has its advance, without the gap to the next sign, and
 * its path.
 */
export const STROKES: Record<string, [width: number, path: string]> = {
  0: [52, "M26 7C13 7 7 22 7 50s6 43 19 43 19-15 19-43S39 7 26 7Z"],
  1: [34, "M7 25 25 7v86"],
  2: [54, "M8 30C8 15 16 7 27 7s19 8 19 21c0 19-35 38-38 65h40"],
  3: [54, "M9 7h36L26 40c14 0 21 10 21 25 0 17-8 28-21 28-10 0-17-6-19-17"],
  4: [58, "M37 93V7L7 68h44"],
  5: [54, "M44 7H14l-3 38c4-5 10-8 17-8 12 0 19 11 19 27 0 18-9 29-21 29-10 0-16-5-19-15"],
  6: [54, "M41 9C21 17 7 39 7 66a20 27 0 1 0 0-.1"],
  7: [52, "M7 7h38C33 32 23 58 20 93"],
  8: [54, "M27 46a18 19.5 0 1 1 .1 0 20 23.5 0 1 1-.2 0Z"],
  9: [54, "M13 91c20-8 34-30 34-57a20 27 0 1 0 0 .1"],
  A: [62, "M7 93 31 7l24 86M15 65h32"],
  J: [46, "M39 7v62c0 16-6 24-16 24C13 93 8 87 7 75"],
  Q: [62, "M31 7C15 7 7 24 7 50s8 43 24 43 24-17 24-43S47 7 31 7ZM37 70l19 27"],
  K: [58, "M9 7v86M49 7 10 58M24 41l28 52"],
  "+": [58, "M8 52h42M29 31v42"],
  "−": [58, "M8 52h42"],
  "×": [54, "M11 36l32 32M43 36 11 68"],
  "÷": [58, "M8 52h42M29 30v.1M29 74v.1"],
  "=": [58, "M8 41h42M8 63h42"],
  ":": [24, "M12 36v.1M12 74v.1"],
  ".": [22, "M11 92v.1"],
  ",": [22, "M12 91 7 106"],
  "/": [44, "M38 4 6 96"],
  "(": [32, "M26 0C4 29 4 71 26 100"],
  ")": [32, "M6 0c22 29 22 71 0 100"],
  "%": [76, "M60 7 16 93M20 9a11 15 0 1 1-.1 0ZM56 61a11 15 0 1 1-.1 0Z"],
  "#": [64, "M25 14 17 86M47 14l-8 72M8 36h50M6 64h50"],
  /** The sign of a negative number. */
  "-": [44, "M8 52h28"],
  " ": [14, ""],
  /** Between the parts of a mixed number. */
  _: [4, ""],
};

/** The gap between two signs. */
export const GAP = 7;

/** The advance of every digit where digits stand below each other. */
export const TABULAR = 58;
