import type { CardNumber, Rated } from "../../../engine/contract.d.ts";
import { MAX_CARDS } from "../../base/cards/cards.ts";
import { allowingOf, type Posed } from "../../base/cards/puzzle.ts";
import {
  type Check,
  isBoolean,
  isObject,
  matching,
  oneOf,
  optional,
  upTo,
  wholeUpTo,
} from "./checks.ts";

/**
 * Dates such as `2026-11-21` end with the year 9999. This moment is before its end in every time
 * zone.
 */
const LAST_MOMENT = Date.UTC(9999, 11, 30) - 1;

/** A moment as a record can hold it, because a clock may be wrong. */
export const recordMoment = (now: number) =>
  Math.min(LAST_MOMENT, Math.max(0, Math.floor(now) || 0));

/** No hand is played for longer than a year. In milliseconds. */
export const LONGEST = 366 * 86_400_000;

const MOST = 1_000_000;

/** The most parameters of a technique, and values of a parameter. */
const MOST_PARAMS = 16;

/** The longest parameters of a technique, in characters of JSON. */
const LONGEST_PARAMS = 1000;

const isFraction = matching(/^-?\d{1,20}\/(?=0*[1-9])\d{1,20}$/);

/**
 * The fields of a record, each with the check of its values. The record of a hand has this shape
 * everywhere: in memory, in the database, in the journal, in messages to other tabs, and in the
 * lines of a file. The order is that in which a code packs best. `docs/formats.md` describes it.
 */
export const FIELDS = {
  /** The name of the mode. A name of a newer version stays. */
  mode: matching(/^[a-z][a-z-]{0,19}$/),
  /** The place of the hand in its series, from 0. */
  place: optional(wholeUpTo(999)),
  /** The group to which the hand belongs: a challenge, a run, a day, a puzzle. */
  series: optional(matching(/^[\w-]{1,40}$/)),
  /** The stars of an answer in closest counts. */
  stars: optional(wholeUpTo(3)),
  /** Whether the hand counts for the strength: it could, and the player wanted it to. */
  rated: isBoolean,
  /** The player's date when the hand ended. It does not change with the time zone. */
  localDate: isDate,
  id: matching(/^[\w.:-]{1,64}$/),
  /** When the hand ended, in milliseconds since 1970. */
  at: wholeUpTo(LAST_MOMENT),
  /** How many hints were taken. */
  hints: wholeUpTo(MOST),
  /** The input method of the answer. */
  input: optional(oneOf("type", "combine")),
  /** The time spent on the hand. */
  milliseconds: upTo(LONGEST),
  /**
   * `none`: rightly claimed that there is no solution; `shown`: looked at the solutions first;
   * `left`: went on without an answer.
   */
  result: oneOf("solved", "none", "shown", "left"),
  target: matching(/^-?\d{1,20}(\/(?=0*[1-9])\d{1,20})?$/),
  /** The allowed operators; absent if all are allowed. */
  operators: optional(matching(/^(?!$)\+?-?\*?\/?$/)),
  /** Whether the cards had to stay in their order; absent if not. */
  ordered: optional(isBoolean),
  /** Level, score and technique come from Python; absent if the hand is not rated. */
  level: optional(oneOf("easy", "medium", "hard", "expert")),
  technique: optional(isTechnique),
  score: optional(upTo(100)),
  numbers: isNumbers,
  /** How many wrong answers were given. */
  wrong: wholeUpTo(MOST),
  /** The answer. */
  text: optional((value): value is string => typeof value === "string" && value.length <= 1000),
  /**
   * What the player tried, and when, as `table/hand/trail.ts` writes it. Absent if that module had not
   * loaded.
   */
  trail: optional(matching(/^[\w-]{2,400}$/)),
  /** Whether hints revealed the whole solution; absent if they did not. */
  revealed: optional(isBoolean),
  /** Whether the player wrongly claimed that there is no solution; absent if not. */
  misjudged: optional(isBoolean),
};

type Fields = {
  [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name] extends Check<infer Value> ? Value : never;
};

type OptionalName = {
  [Name in keyof Fields]: undefined extends Fields[Name] ? Name : never;
}[keyof Fields];

/** One hand played: its record. */
export type Played = Omit<Fields, OptionalName> & {
  [Name in OptionalName]?: Exclude<Fields[Name], undefined>;
};

function isNumbers(value: unknown): value is CardNumber[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_CARDS) return false;
  return value.every((number) => Number.isSafeInteger(number) || isFraction(number));
}

function isTechnique(value: unknown): value is { code: string; params: Record<string, unknown> } {
  if (!isObject(value) || !isObject(value.params)) return false;
  const params = Object.entries(value.params);
  return (
    typeof value.code === "string" &&
    /^[\w-]{1,40}$/.test(value.code) &&
    params.length <= MOST_PARAMS &&
    params.every(([name, param]) => /^\w{1,40}$/.test(name) && isPlain(param)) &&
    JSON.stringify(value.params).length <= LONGEST_PARAMS
  );
}

/** @param value a parameter as Python sends it: text, a number, or a list of these */
function isPlain(value: unknown) {
  if (!Array.isArray(value)) return isScalar(value);
  return value.length <= MOST_PARAMS && value.every(isScalar);
}

function isScalar(value: unknown) {
  if (typeof value === "string") return value.length <= LONGEST_PARAMS;
  return value === null || typeof value === "boolean" || Number.isFinite(value);
}

/** The last date that was found valid. Records of the same day are usually adjacent. */
let lastDate: unknown;

function isDate(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  if (value === lastDate) return true;
  const time = Date.parse(`${value}T12:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(value)) return false;
  lastDate = value;
  return true;
}

export const isEnded = ({ result }: Played) => result !== "left";

export const isSolved = ({ result }: Played) => result === "solved" || result === "none";

/** Whether a hand was more than looked at: it ended, counted, or was left after a try. */
export const wasPlayed = ({ result, rated, hints, wrong }: Played) =>
  result !== "left" || rated || hints + wrong > 0;

/** Whether a hand was given up. */
export const isLost = (hand: Played) => wasPlayed(hand) && !isSolved(hand);

/**
 * Whether the player found a solution. The time of any other hand, such as a right claim that there
 * is none, says little about the player's speed.
 */
export const isFound = ({ result }: Played) => result === "solved";

/** A name that is the same for all orders of the same cards. */
export const cardsName = (numbers: CardNumber[]) => [...numbers].sort().join();

/**
 * A name that is the same for all orders of the same cards, with the same target and operators. If
 * the cards must stay in their order, each order has its own name.
 */
export const handName = (hand: Posed) =>
  [
    hand.ordered ? `=${hand.numbers}` : cardsName(hand.numbers),
    hand.target,
    allowingOf(hand).operators,
  ].join(" ");

export const sameNumbers = (a: CardNumber[], b: CardNumber[]) => cardsName(a) === cardsName(b);

/** The fields of a record that Python's rating gives. */
export const ratingOf = ({ level, score, technique }: Rated) => ({
  level,
  score,
  ...(technique && { technique }),
});
