import { MAX_CARDS } from "../core/cards.ts";
import type { Played } from "./played.ts";
import { isObject, UPGRADES } from "./upgrades.ts";

/** A hand as it is stored and sent to other tabs. `way` is the older name of its input method. */
export type HandRecord = Omit<Played, "input"> & { way: Played["input"]; version: number };

type Check = (value: unknown) => boolean;

export const VERSION = UPGRADES.length + 1;

/**
 * Dates such as `2026-11-21` end with the year 9999. This moment is before its end in every time
 * zone.
 */
const LAST_MOMENT = Date.UTC(9999, 11, 30);

const isFraction = matches(/^-?\d{1,20}\/0*[1-9]\d{0,19}$/);
const isDay = matches(/^\d{4}-\d\d-\d\d$/);
const isSomeOperators = matches(/^(?!$)\+?-?\*?\/?$/);
const isTrail = matches(/^[\w-]{2,400}$/);
const isCode = matches(/^[\w-]{1,40}$/);

/** No hand is played for longer than a year. */
const LONGEST = 366 * 86_400_000;

const MOST = 1_000_000;

/** The longest parameters of a technique, in characters of JSON. */
const LONGEST_PARAMS = 1000;

/** Fields that were added later may be missing; older versions ignore them. */
const CHECKS: Record<Exclude<keyof HandRecord, "version">, Check> = {
  id: matches(/^[\w.:-]{1,64}$/),
  at: (value) => isWhole(value) && value < LAST_MOMENT,
  mode: matches(/^[a-z][a-z-]{0,19}$/),
  numbers: (value) =>
    Array.isArray(value) && value.length >= 1 && value.length <= MAX_CARDS && value.every(isNumber),
  target: matches(/^-?\d{1,20}(\/0*[1-9]\d{0,19})?$/),
  result: oneOf("solved", "none", "shown", "left"),
  milliseconds: (value) => typeof value === "number" && value >= 0 && value <= LONGEST,
  hints: isCount,
  wrong: isCount,
  way: oneOf("type", "combine", null),
  text: maybe((value) => typeof value === "string" && value.length <= 1000),
  level: oneOf("easy", "medium", "hard", "expert", null),
  score: maybe((value) => typeof value === "number" && value >= 0 && value <= 100),
  technique: maybe(
    (value) =>
      isObject(value) && isCode(value.code) && isObject(value.params) && isSmall(value.params),
  ),
  date: maybe(isDate),
  rated: (value) => typeof value === "boolean",
  challenge: (value) => value === undefined || matches(/^[0-9a-z]{1,12}\/\d{1,3}$/)(value),
  operators: (value) => value === undefined || isSomeOperators(value),
  localDate: (value) => value === undefined || isDate(value),
  trail: (value) => value === undefined || isTrail(value),
};

const FIELDS = Object.entries(CHECKS);

/** The last date that was found valid. Records of the same day are usually adjacent. */
let lastDate = "";

export const toRecords = (hands: Played[]): HandRecord[] =>
  hands.map((hand) => ({ version: VERSION, ...toStored(hand) }));

/** The fields of a hand as they are stored. */
export const toStored = ({ input: way, ...hand }: Played) => ({ ...hand, way });

/** The name of a hand's field by the name of the stored field. */
export const fieldOf = (name: string) => (name === "way" ? "input" : name);

/**
 * The hands of records, upgraded to this version. Records that cannot be read are returned
 * unchanged.
 */
export function readRecords(records: unknown[]) {
  const hands: Played[] = [];
  const refused: unknown[] = [];
  for (const record of records) {
    const hand = read(record);
    if (hand) hands.push(hand);
    else refused.push(record);
  }
  return { hands, refused };
}

function read(record: unknown): Played | null {
  if (!isObject(record) || !isVersion(record.version)) return null;
  const upgrades = record.version === VERSION ? [] : UPGRADES.slice(record.version - 1);
  const now = upgrades.reduce((old, upgrade) => upgrade(old), record);
  const hand: Record<string, unknown> = {};
  for (const [name, check] of FIELDS) {
    const value = now[name];
    if (!check(value)) return null;
    if (value !== undefined) hand[fieldOf(name)] = value;
  }
  return hand as unknown as Played;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isVersion(value: unknown): value is number {
  return isWhole(value) && value >= 1 && value <= VERSION;
}

function isNumber(value: unknown) {
  return Number.isSafeInteger(value) || isFraction(value);
}

function isCount(value: unknown) {
  return isWhole(value) && value <= MOST;
}

function isSmall(params: Record<string, unknown>) {
  const values = Object.values(params);
  if (values.length === 0) return true;
  return values.every(isPlain) && JSON.stringify(params).length <= LONGEST_PARAMS;
}

/** @param value a parameter as Python sends it: text, a number, or a list of these */
function isPlain(value: unknown) {
  return Array.isArray(value) ? value.every(isScalar) : isScalar(value);
}

function isScalar(value: unknown) {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isDate(value: unknown) {
  if (value === lastDate && lastDate !== "") return true;
  if (!isDay(value)) return false;
  const time = Date.parse(`${value}T12:00Z`);
  const isValid = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${value}`);
  if (isValid) lastDate = `${value}`;
  return isValid;
}

function matches(pattern: RegExp): Check {
  return (value) => typeof value === "string" && pattern.test(value);
}

function oneOf(...choices: (string | null)[]): Check {
  return (value) => choices.some((choice) => choice === value);
}

function maybe(check: Check): Check {
  return (value) => value === null || check(value);
}
