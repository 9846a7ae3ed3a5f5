/** @import { Played } from "./played.js" */

/**
 * Each upgrades a record by one version: the first from 1 to 2, and so on.
 *
 * @type {((record: Record<string, unknown>) => Record<string, unknown>)[]}
 */
export const UPGRADES = [
  (record) => ({ ...record, rated: record.mode === "endless" && record.result !== "left" }),
  (record) => ({ ...record, technique: asFormer(record.technique) }),
];

/** The codes that techniques had until records had their third version. */
const FORMER_CODES = new Set(
  /** @type {unknown[]} */ ([
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
  ]),
);
const FORMER = "former-";

/**
 * Whether a hand has a technique by one of the former codes.
 *
 * @param {Played} hand
 */
export const hasFormerTechnique = ({ technique }) => Boolean(technique?.code.startsWith(FORMER));

/**
 * A technique of the second version: its code is marked, until Python names the hand's anew.
 *
 * @param {unknown} technique
 */
function asFormer(technique) {
  const isKnown = isObject(technique) && FORMER_CODES.has(technique.code);
  return isKnown ? { ...technique, code: `${FORMER}${technique.code}` } : technique;
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
