import type { CardNumber } from "../../engine/contract.d.ts";
import { type Fields, LONGEST_TEXT } from "./fields.ts";

/**
 * The fields of a record, without its version. `text`, `level` and others are among the further
 * details.
 */
export interface CodedHand {
  mode: string;
  result: string;
  milliseconds: number;
  at: number;
  target: string;
  numbers: CardNumber[];
  hints: number;
  wrong: number;
  way: string | null;
  rated: boolean;
  date?: string | null;
  localDate?: string;
  [detail: string]: unknown;
}

const DAY = 86_400_000;
const QUARTER = 900_000;
const RANKS = 13;

/** The limits for reading, so that reading a bad code stops soon. */
const MOST_CARDS = 8;
const MOST_DETAILS = 20;

/** The fields that are not written, because Python computes them again or they are too long. */
const DERIVED = { text: null, level: null, score: null, technique: null };

/** The fields of a hand that are not details. Its trail is too long for a code and is left out. */
const FIELDS = new Set(
  "trail id at mode numbers target result milliseconds hints wrong way date rated localDate".split(
    " ",
  ),
);

/**
 * The texts that version 1 knows from the start. Other texts are spelled out when they are first
 * used.
 */
export const WORDS = {
  mode: ["endless", "daily", "find", "challenge"],
  result: ["solved", "none", "shown", "left"],
  way: ["", "type", "combine"],
  target: ["24"],
  detail: ["challenge"],
};

const dayNumber = (date: string) => Math.round(Date.parse(`${date}T00:00Z`) / DAY);

const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** The second in which a hand ended. */
export const secondOf = ({ at }: { at: number }) => Math.floor(at / 1000);

/**
 * The details of a hand without a field of their own, as JSON. Details that are too long are left
 * out.
 */
function detailsOf(hand: CodedHand) {
  const all = Object.entries(hand)
    .filter(([name, value]) => !FIELDS.has(name) && !(name in DERIVED) && value !== undefined)
    .map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  const kept = all.filter(([, json]) => json.length <= LONGEST_TEXT).slice(0, MOST_DETAILS);
  return { kept, complete: kept.length === all.length };
}

/** Whether a code holds all details of a hand. */
export const isHeld = (hand: CodedHand) => detailsOf(hand).complete;

/**
 * The difference from UTC, in quarters of an hour, that gives the right local date for most hands.
 */
export function bestOffset(hands: CodedHand[]) {
  const dated = hands.filter(({ localDate }) => localDate !== undefined);
  const offsets = Array.from({ length: 105 }, (_, place) => place - 48);
  const right = (offset: number) =>
    dated.filter(({ at, localDate = "" }) => dayNumber(localDate) === dayAt(at, offset)).length;
  const counts = offsets.map(right);
  return offsets[counts.indexOf(Math.max(...counts))] ?? 0;
}

const dayAt = (at: number, offset: number) => Math.floor((at + offset * QUARTER) / DAY);

/**
 * Writes or reads hands, oldest first and without ids: the decoder returns the hands that were
 * given to the encoder. This is version 1 of the code, and it never changes; a different form gets
 * a new version. Modes, results and input methods are texts, and details without a field are JSON,
 * so new ones need no new version.
 */
export function codeHands(fields: Fields, count: number, hands: CodedHand[]) {
  const offset = fields.signed("offset", bestOffset(hands));
  const all: CodedHand[] = [];
  let last = { second: 0, mode: "" };
  for (let place = 0; place < count; place += 1) {
    const hand = codeHand(fields, hands[place] ?? null, last, offset);
    last = { second: secondOf({ at: hand.at }), mode: hand.mode };
    all.push(hand);
  }
  return all;
}

function codeHand(
  fields: Fields,
  hand: CodedHand | null,
  last: { second: number; mode: string },
  offset: number,
): CodedHand {
  const mode = fields.text(`mode ${last.mode}`, "mode", hand?.mode);
  const result = fields.text(`result ${mode}`, "result", hand?.result);
  const kind = `${mode} ${result}`;
  const tenths = fields.number(`tenths ${result}`, Math.floor((hand?.milliseconds ?? 0) / 100));
  const passed = last.second + Math.floor(tenths / 10);
  const at = (passed + fields.signed("pause", hand ? secondOf(hand) - passed : 0)) * 1000;
  return {
    mode,
    result,
    milliseconds: tenths * 100,
    at,
    target: fields.text("target", "target", hand?.target),
    numbers: codeCards(fields, hand?.numbers ?? []),
    hints: fields.number(`hints ${result}`, hand?.hints),
    wrong: fields.number(`wrong ${result}`, hand?.wrong),
    way: fields.text(`way ${result}`, "way", hand?.way ?? "") || null,
    rated: fields.flag(`rated ${kind}`, hand?.rated),
    ...codeDates(fields, hand, mode, dayAt(at, offset)),
    ...codeDetails(fields, hand ? detailsOf(hand).kept : [], mode),
    ...DERIVED,
  };
}

function codeCards(fields: Fields, numbers: (string | number)[]) {
  const size = fields.number("cards", numbers.length);
  if (size > MOST_CARDS) throw new RangeError("no hand has so many cards");
  const isRank = (number: CardNumber) =>
    typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= RANKS;
  if (fields.flag("ranks", numbers.every(isRank))) {
    return placedHand(size, fields.bits(bitsOf(choose(RANKS - 1 + size, size)), placeOf(numbers)));
  }
  return Array.from({ length: size }, (_, place) =>
    JSON.parse(fields.text("number", "number", JSON.stringify(numbers[place]))),
  );
}

/** @param count the number of cases */
const bitsOf = (count: number) => (count - 1).toString(2).length;

/**
 * The place of a hand among the hands with the same number of ranks, in the combinatorial number
 * system.
 */
function placeOf(numbers: (string | number)[]) {
  return numbers
    .map(Number)
    .sort((a, b) => a - b)
    .reduce((sum, rank, place) => sum + choose(rank - 1 + place, place + 1), 0);
}

function placedHand(size: number, place: number) {
  const ranks: number[] = [];
  let rest = place;
  for (let left = size; left > 0; left -= 1) {
    let rank = RANKS;
    while (choose(rank + left - 2, left) > rest) rank -= 1;
    rest -= choose(rank + left - 2, left);
    ranks.unshift(rank);
  }
  return ranks;
}

function choose(n: number, k: number) {
  let ways = 1;
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step;
  return ways;
}

/** The date of a hand of the day, and the player's date when it ended. */
function codeDates(fields: Fields, hand: CodedHand | null, mode: string, expected: number) {
  const { date = null, localDate } = hand ?? {};
  const after = (day: string) => dayNumber(day) - expected;
  const isLocal = fields.flag(`has local ${mode}`, localDate !== undefined);
  const local =
    isLocal && dateOf(expected + fields.signed("local", localDate ? after(localDate) : 0));
  const isDated = fields.flag(`has date ${mode}`, date !== null);
  const own = isDated ? dateOf(expected + fields.signed("date", date ? after(date) : 0)) : null;
  return { date: own, ...(local && { localDate: local }) };
}

function codeDetails(fields: Fields, details: [string, string][], mode: string) {
  const count = fields.number(`details ${mode}`, details.length);
  if (count > MOST_DETAILS) throw new RangeError("no hand has so many details");
  const entries = Array.from({ length: count }, (_, place) => {
    const [name, json] = details[place] ?? [];
    const detail = fields.text("detail", "detail", name);
    return [detail, JSON.parse(fields.text(`detail ${detail}`, `detail ${detail}`, json))];
  });
  return Object.fromEntries(entries);
}
