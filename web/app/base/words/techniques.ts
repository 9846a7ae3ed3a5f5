import { keyOf, t } from "./i18n.ts";

/** The codes of the techniques with their emblems, in the order of the Path. */
export const EMBLEMS = {
  sum: "+−",
  "eight-three": "8×3",
  "six-four": "6×4",
  "twelve-two": "12×2",
  "spare-one": "×1",
  cancel: "×1+0",
  twins: "8÷8",
  "two-pairs": "2×2",
  share: "÷×",
  "add-up": "×+",
  groups: "×+−",
  "over-back": "×−",
  "two-products": "×+×",
  "quotient-sum": "÷+",
  "divide-last": "÷",
  "inner-product": "(×+)",
  "inner-quotient": "(÷+)",
  "fraction-times": "×1/2",
  "fraction-divide": "÷1/2",
} as const;

export const PATH: string[] = Object.keys(EMBLEMS);

/** @param code an older or newer version may have recorded a code that is unknown here */
export const techniqueName = (code: string) =>
  t(keyOf(`statistics.technique.${code}`) ?? "statistics.technique.other");
