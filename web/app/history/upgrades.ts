import type { Played } from "./played.ts";

/** Each function upgrades a record by one version: the first from 1 to 2, and so on. */
export const UPGRADES: ((record: Record<string, unknown>) => Record<string, unknown>)[] = [
  (record) => ({ ...record, rated: record.mode === "endless" && record.result !== "left" }),
  (record) => ({ ...record, technique: asFormer(record.technique) }),
];

/** The technique codes that records had before version 3. */
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

/** Whether the technique of a hand has a former code. */
export const hasFormerTechnique = ({ technique }: Played) =>
  Boolean(technique?.code.startsWith(FORMER));

/** A technique of version 2, with its code marked until Python names the technique again. */
function asFormer(technique: unknown) {
  const isKnown = isObject(technique) && FORMER_CODES.has(technique.code);
  return isKnown ? { ...technique, code: `${FORMER}${technique.code}` } : technique;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
