import type { Played } from "./played.ts";

/** Each upgrades a record by one version: the first from 1 to 2, and so on. */
export const UPGRADES: ((record: Record<string, unknown>) => Record<string, unknown>)[] = [
  (record) => ({ ...record, rated: record.mode === "endless" && record.result !== "left" }),
  (record) => ({ ...record, technique: asFormer(record.technique) }),
];

/** The codes that techniques had until records had their third version. */
const FORMER_CODES = new Set<unknown>([
  "card",
  "fraction",
  "sum",
  "product",
  "factors",
  "times-one",
  "quotient",
  "two-products",
  "product-beyond",
  "product-and-sum",
]);
const FORMER = "former-";

/** Whether a hand has a technique by one of the former codes. */
export const hasFormerTechnique = ({ technique }: Played) =>
  Boolean(technique?.code.startsWith(FORMER));

/** A technique of the second version: its code is marked, until Python names the hand's anew. */
function asFormer(technique: unknown) {
  const isKnown = isObject(technique) && FORMER_CODES.has(technique.code);
  return isKnown ? { ...technique, code: `${FORMER}${technique.code}` } : technique;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
