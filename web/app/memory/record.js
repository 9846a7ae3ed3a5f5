/** @import { Played } from "./history.js" */

/** @typedef {Played & {version: number}} Kept a hand as it is kept and sent */
/** @typedef {(value: unknown) => boolean} Check */

/**
 * What makes a record of one version one of the next: the first leads from 1 to 2, and so on.
 *
 * @type {((record: Record<string, unknown>) => Record<string, unknown>)[]}
 */
const UPGRADES = [];

export const VERSION = UPGRADES.length + 1;

/** @type {Record<keyof Played, Check>} */
const CHECKS = {
  id: matches(/^[\w.:-]{1,64}$/),
  at: (value) => isWhole(value) && value <= 8.64e15,
  mode: oneOf("endless", "daily", "find", "challenge", "race"),
  numbers: (value) =>
    Array.isArray(value) && value.length >= 1 && value.length <= 8 && value.every(isNumber),
  target: matches(/^-?\d{1,20}(\/\d{1,20})?$/),
  result: oneOf("solved", "none", "shown", "left"),
  milliseconds: (value) => typeof value === "number" && value >= 0 && Number.isFinite(value),
  hints: isWhole,
  wrong: isWhole,
  way: oneOf("type", "combine", null),
  text: maybe((value) => typeof value === "string" && value.length <= 1000),
  level: oneOf("easy", "medium", "hard", "expert", null),
  score: maybe((value) => typeof value === "number" && value >= 0 && value <= 100),
  technique: maybe(
    (value) => isObject(value) && matches(/^[\w-]{1,40}$/)(value.code) && isObject(value.params),
  ),
  date: maybe(matches(/^\d{4}-\d\d-\d\d$/)),
};

/**
 * @param {Played[]} hands
 * @returns {Kept[]}
 */
export const packed = (hands) => hands.map((hand) => ({ version: VERSION, ...hand }));

/**
 * The hands of records from anywhere, brought to this version; the others are counted.
 *
 * @param {unknown[]} records
 */
export function unpacked(records) {
  const hands = records.map(read).filter((hand) => hand !== null);
  return { hands, refused: records.length - hands.length };
}

/**
 * @param {unknown} record
 * @returns {Played | null}
 */
function read(record) {
  if (!isObject(record) || !isVersion(record.version)) return null;
  const now = UPGRADES.slice(record.version - 1).reduce((old, upgrade) => upgrade(old), record);
  const fields = Object.entries(CHECKS);
  if (!fields.every(([name, check]) => check(now[name]))) return null;
  return /** @type {Played} */ (Object.fromEntries(fields.map(([name]) => [name, now[name]])));
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @type {(value: unknown) => value is number} */
function isWhole(value) {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** @type {(value: unknown) => value is number} */
function isVersion(value) {
  return isWhole(value) && value >= 1 && value <= VERSION;
}

/** @param {unknown} value */
function isNumber(value) {
  return Number.isSafeInteger(value) || matches(/^-?\d{1,20}\/\d{1,20}$/)(value);
}

/**
 * @param {RegExp} pattern
 * @returns {Check}
 */
function matches(pattern) {
  return (value) => typeof value === "string" && pattern.test(value);
}

/**
 * @param {...(string | null)} choices
 * @returns {Check}
 */
function oneOf(...choices) {
  return (value) => choices.some((choice) => choice === value);
}

/**
 * @param {Check} check
 * @returns {Check}
 */
function maybe(check) {
  return (value) => value === null || check(value);
}
