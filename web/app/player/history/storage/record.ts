import { isObject } from "../../../table/hand/checks.ts";
import { FIELDS, isEnded, type Played } from "../../../table/hand/played.ts";

/** The version of records, in the header of a file. */
export const VERSION = 1;

const CHECKS = Object.entries(FIELDS);

/** The hands among values, and the other values unchanged, such as records of a newer version. */
export function readRecords(values: unknown[]) {
  const hands: Played[] = [];
  const refused: unknown[] = [];
  for (const value of values) {
    if (isRecord(value)) hands.push(value);
    else refused.push(value);
  }
  return { hands, refused };
}

function isRecord(value: unknown): value is Played {
  if (!isObject(value)) return false;
  return CHECKS.every(([name, check]) => check(value[name])) && hasOnlyFields(value);
}

const hasOnlyFields = (value: object) =>
  Object.keys(value).every((name) => Object.hasOwn(FIELDS, name));

/** How much a record says: whether the hand has ended, and whether Python has rated it. */
const saying = (hand: Played) => (isEnded(hand) ? 2 : 0) + (hand.level ? 1 : 0);

/**
 * Whether a record says more than the known one of the same id: the hand has ended since, or has its
 * rating. A record says more than none.
 */
export const saysMore = (hand: Played, known: Played | undefined) =>
  !known || saying(hand) > saying(known);
