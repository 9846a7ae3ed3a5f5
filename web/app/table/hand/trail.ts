import type { Card } from "../../../engine/contract.d.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { numeralOf } from "../../base/cards/used-cards.ts";
import { apply } from "./apply.ts";
import { combine } from "./exact.ts";
import type { Log } from "./log.ts";
import type { HandEvent, HandState, Move, Tile } from "./types.ts";
import { dealt, tilesOf } from "./views.ts";

/**
 * The trail of a hand in its record: what the player tried, and when. Version 1 is base64url of
 * these bytes:
 *
 *     version, then for each entry: code, time, and the code's arguments
 *
 * A code below 16 is one of `CODES`. The other codes are steps: two of the present cards, the
 * operator, and the place of the new card. A time is one byte on a scale with steps of five
 * percent.
 */
export type Entry = { t: number } & (
  | { type: "began" }
  | { type: "answer"; text: string; ruling: Ruled }
  | { type: "handed"; place: number; ruling: Ruled }
  | { type: "claim"; ruling: Ruled }
  | ({ type: "step" } & Move)
  | { type: "undo"; count: number }
  | { type: "redo" }
  | { type: "hint"; by: "hand" | "table" }
  | { type: "mend" }
  | { type: "shown" }
  | { type: "back" }
  | { type: "ended" }
  | { type: "cut" }
);
/** The ruling on an answer: none yet, right, a wrong answer, or a fault that does not count. */
export type Ruled = "nothing" | "right" | "wrong" | "fault";

const VERSION = 1;
/** The longest trail in bytes. Later entries are cut off. */
export const MOST = 240;
const LONGEST_TEXT = 31;
const RULINGS: readonly Ruled[] = ["nothing", "right", "wrong", "fault"];
const CODES = {
  ...{
    began: 0,
    answer: 1,
    handed: 2,
    claim: 3,
    undo: 4,
    undoMore: 5,
    redo: 6,
    hintHand: 7,
    hintTable: 8,
  },
  ...{ mend: 9, shown: 10, back: 11, ended: 12, cut: 13 },
};
const STEPS = 16;
const WIDE = 255;

/* The scale of times: 0, then 50 ms, then steps of five percent up to three hours. */

const SHORTEST = 50;
const RATIO = 1.05;
const timeCode = (span: number) =>
  span < SHORTEST / 2
    ? 0
    : Math.min(255, Math.max(1, Math.round(Math.log(span / SHORTEST) / Math.log(RATIO)) + 1));
const timeOf = (code: number) => (code === 0 ? 0 : Math.round(SHORTEST * RATIO ** (code - 1)));

/* From the log */

/** The entries of a log that matter for a review. */
export function entriesOf({
  deal,
  rules,
  events,
}: Pick<Log, "deal" | "rules" | "events">): Entry[] {
  const all: Entry[] = [];
  const ruling = new Map<number, Ruled>();
  const asked: { entry: Entry & { ruling: Ruled }; n: number }[] = [];
  let state = dealt(deal, rules);
  for (const event of events) {
    const before = state;
    state = apply(before, event);
    const { verdict } = state;
    if (verdict)
      ruling.set(verdict.n, verdict.ok ? "right" : verdict.counts_as_wrong ? "wrong" : "fault");
    const entry = entryOf(before, event, state);
    if (!entry) continue;
    all.push(entry);
    if ("ruling" in entry) asked.push({ entry, n: state.questions });
  }
  for (const { entry, n } of asked) entry.ruling = ruling.get(n) ?? "nothing";
  return all;
}

function entryOf(before: HandState, event: HandEvent, after: HandState): Entry | null {
  const { t } = event;
  const step = after.steps[after.done - 1];
  if (after.done === before.done + 1 && event.type !== "redone" && step) {
    const { first, operator, second, onto } = step;
    return { type: "step", t, first, operator, second, onto };
  }
  if (after.done < before.done) return { type: "undo", t, count: before.done - after.done };
  switch (event.type) {
    case "typed":
      return before.touched ? null : { type: "began", t };
    case "submitted":
      if (event.by === "type") return { type: "answer", t, text: event.text, ruling: "nothing" };
      return {
        type: "handed",
        t,
        place: Math.max(
          0,
          tilesOf(before).findIndex((tile) => tile?.text === event.text),
        ),
        ruling: "nothing",
      };
    case "claimed":
      return { type: "claim", t, ruling: "nothing" };
    case "redone":
      return { type: "redo", t };
    case "hinted":
      return { type: "hint", t, by: event.by === "type" ? "hand" : "table" };
    case "mended":
      return { type: "mend", t };
    case "opened":
      return { type: "shown", t };
    case "returned":
    case "resumed":
      return { type: "back", t };
    case "gave-up":
    case "abandoned":
      return { type: "ended", t };
    default:
      return null;
  }
}

/* To and from bytes */

/** The trail of a hand as text. */
export const encode = (log: Log): string => write(entriesOf(log), log.state.deal.cards);

export function write(entries: readonly Entry[], cards: readonly (Card | null)[]): string {
  const table = new Table(cards);
  const bytes = [VERSION];
  let now = 0;
  for (const entry of entries) {
    const code = timeCode(entry.t - now);
    const part = partOf(entry, code, table);
    if (bytes.length + part.length > MOST) {
      bytes.push(CODES.cut, 0);
      break;
    }
    now += timeOf(code);
    bytes.push(...part);
  }
  return toText(Uint8Array.from(bytes));
}

function partOf(entry: Entry, time: number, table: Table): number[] {
  switch (entry.type) {
    case "step": {
      const code = STEPS + table.codeOf(entry);
      table.add(entry);
      return code < WIDE ? [code, time] : [WIDE, time, code - WIDE];
    }
    case "undo":
      table.undo(entry.count);
      return entry.count === 1 ? [CODES.undo, time] : [CODES.undoMore, time, entry.count];
    case "redo":
      table.redo();
      return [CODES.redo, time];
    case "answer": {
      const tokens = table.tokensOf(entry.text);
      const ruling = RULINGS.indexOf(entry.ruling) << 5;
      if (tokens) return [CODES.answer, time, ruling | tokens.length, ...packed(tokens)];
      const raw = textBytes(entry.text);
      return [CODES.answer, time, 128 | ruling | raw.length, ...raw];
    }
    case "handed":
      return [CODES.handed, time, (RULINGS.indexOf(entry.ruling) << 5) | entry.place];
    case "claim":
      return [CODES.claim, time, RULINGS.indexOf(entry.ruling)];
    case "hint":
      return [entry.by === "hand" ? CODES.hintHand : CODES.hintTable, time];
    default:
      return [CODES[entry.type], time];
  }
}

/** The entries of a trail; null if it is damaged or of a later version. */
export function decode(text: string, cards: readonly (Card | null)[]): Entry[] | null {
  const bytes = fromText(text);
  if (!bytes || bytes[0] !== VERSION) return null;
  try {
    return [...read(bytes, new Table(cards))];
  } catch {
    return null;
  }
}

function* read(bytes: Uint8Array, table: Table): Generator<Entry> {
  let [at, t] = [1, 0];
  const next = () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new RangeError("a trail ends too soon");
    return byte;
  };
  while (at < bytes.length) {
    const code = next();
    t += timeOf(next());
    if (code >= STEPS) {
      const step = table.stepOf((code < WIDE ? code : WIDE + next()) - STEPS);
      table.add(step);
      yield { type: "step", t, ...step };
    } else if (code === CODES.answer) {
      const head = next();
      const length = head & 31;
      const ruling = rulingOf(head >> 5);
      const size = head & 128 ? length : (length + 1) >> 1;
      const part = Uint8Array.from({ length: size }, next);
      const written =
        head & 128 ? new TextDecoder().decode(part) : table.textOf(unpacked(part, length));
      yield { type: "answer", t, text: written, ruling };
    } else if (code === CODES.handed) {
      const byte = next();
      yield { type: "handed", t, place: byte & 31, ruling: rulingOf(byte >> 5) };
    } else if (code === CODES.claim) yield { type: "claim", t, ruling: rulingOf(next()) };
    else if (code === CODES.undo || code === CODES.undoMore) {
      const count = code === CODES.undo ? 1 : next();
      table.undo(count);
      yield { type: "undo", t, count };
    } else if (code === CODES.redo) {
      table.redo();
      yield { type: "redo", t };
    } else if (code === CODES.hintHand || code === CODES.hintTable) {
      yield { type: "hint", t, by: code === CODES.hintHand ? "hand" : "table" };
    } else {
      const type = PLAIN.find((name) => CODES[name] === code);
      if (!type) throw new RangeError("a trail has a code that is none");
      yield { type, t };
    }
  }
}

const rulingOf = (byte: number): Ruled => RULINGS[byte & 3] ?? "nothing";

const PLAIN = ["began", "mend", "shown", "back", "ended", "cut"] as const;

const packed = (tokens: number[]): number[] =>
  Array.from(
    { length: (tokens.length + 1) >> 1 },
    (_, at) => ((tokens[2 * at] ?? 0) << 4) | (tokens[2 * at + 1] ?? 0),
  );

const unpacked = (bytes: Uint8Array, length: number): number[] =>
  [...bytes].flatMap((byte) => [byte >> 4, byte & 15]).slice(0, length);

/** The beginning of a text in bytes, without partial characters. */
function textBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(LONGEST_TEXT);
  return bytes.slice(0, new TextEncoder().encodeInto(text, bytes).written);
}

export const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export function fromText(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    return null;
  }
}

/* The table during a trail */

const OTHERS = [..."+-*/()"];
/** Other ways to write an operator or a card. */
const SAME: { [word: string]: string } = {
  "×": "*",
  "÷": "/",
  "−": "-",
  A: "1",
  T: "10",
  J: "11",
  Q: "12",
  K: "13",
};

/** The cards after some steps, and texts in terms of these cards. */
export class Table {
  private all: (Tile | null)[][];
  private done = 0;
  private lists = new WeakMap<readonly (Tile | null)[], readonly Tile[]>();
  private numerals: string[];

  constructor(cards: readonly (Card | null)[]) {
    this.all = [
      cards.map(
        (card) => card && { text: numeralOf(card), value: valueText(card), mixed: null, card },
      ),
    ];
    this.numerals = cards.map((card) => (card ? numeralOf(card) : ""));
  }

  get tiles(): readonly (Tile | null)[] {
    return this.all[this.done] ?? [];
  }

  /** The cards without the empty places; the same list while the table is unchanged. */
  get laid(): readonly Tile[] {
    const known = this.lists.get(this.tiles) ?? this.tiles.filter((tile) => tile !== null);
    this.lists.set(this.tiles, known);
    return known;
  }

  /** Changes the table as an entry of a trail does. */
  take(entry: Entry): void {
    if (entry.type === "step") this.add(entry);
    else if (entry.type === "undo") this.undo(entry.count);
    else if (entry.type === "redo") this.redo();
  }

  private get places(): number[] {
    return this.tiles.flatMap((tile, place) => (tile ? [place] : []));
  }

  /**
   * A step as a number: its two cards among the present ones, its operator, and whether the new
   * card replaces the first.
   */
  codeOf({ first, operator, second, onto }: Move): number {
    const { places } = this;
    const [a, b] = [places.indexOf(first), places.indexOf(second)];
    const pair = a * (places.length - 1) + (b > a ? b - 1 : b);
    return (pair * SYMBOLS.length + SYMBOLS.indexOf(operator)) * 2 + Number(onto === first);
  }

  stepOf(code: number): Move {
    const { places } = this;
    const pair = Math.floor(code / (2 * SYMBOLS.length));
    const a = Math.floor(pair / (places.length - 1));
    const rest = pair % (places.length - 1);
    const [first, second] = [places[a], places[rest >= a ? rest + 1 : rest]];
    const operator = SYMBOLS[(code >> 1) % SYMBOLS.length];
    if (first === undefined || second === undefined || !operator)
      throw new RangeError("a trail has a step that is none");
    return { first, operator, second, onto: code & 1 ? first : second };
  }

  add({ first, operator, second, onto }: Move): void {
    const [left, right] = [this.tiles[first], this.tiles[second]];
    if (!left || !right) throw new RangeError("a trail combines cards that are not there");
    const tile = combine(left, operator, right);
    if ("code" in tile) throw new RangeError("a trail divides by zero");
    const emptied = onto === first ? second : first;
    this.all = [
      ...this.all.slice(0, this.done + 1),
      [...this.tiles].with(emptied, null).with(onto, tile),
    ];
    this.done += 1;
  }

  undo(count: number): void {
    this.done = Math.max(0, this.done - count);
  }

  redo(): void {
    this.done = Math.min(this.all.length - 1, this.done + 1);
  }

  /** A text as cards and signs, a number below 16 for each; null if it contains anything else. */
  tokensOf(text: string): number[] | null {
    const words = text.match(/\d+|[^\s\d]/g) ?? [];
    const tokens = words.map((word) => {
      const plain = SAME[word.toUpperCase()] ?? word;
      const [place, other] = [this.numerals.indexOf(plain), OTHERS.indexOf(plain)];
      return place >= 0 ? place : other < 0 ? -1 : this.numerals.length + other;
    });
    const fits = tokens.length <= LONGEST_TEXT && this.numerals.length + OTHERS.length <= 16;
    return fits && !tokens.includes(-1) && this.numerals.every((word) => /^\d+$/.test(word))
      ? tokens
      : null;
  }

  textOf(tokens: number[]): string {
    const words = [...this.numerals, ...OTHERS];
    return tokens.reduce((text, token) => {
      const word = words[token] ?? "";
      return /\d$/.test(text) && /^\d/.test(word) ? `${text} ${word}` : text + word;
    }, "");
  }
}

const valueText = (card: Card): string => ("rank" in card ? `${card.rank}` : card.value);
