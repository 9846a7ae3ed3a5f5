import { newChances } from "./range-coder.ts";

interface Coder {
  bit: (chances: Uint32Array, place: number, bit: number) => number;
  even: (bit: number) => number;
}

/** The longest number has 53 bits. Their count is stored in six bits. */
const LENGTH_BITS = 6;

/** How many bits after the first are adaptive; lower bits are practically random. */
const ADAPTIVE_BITS = 2;

/** The longest text that a field of a hand can have. */
export const LONGEST_TEXT = 200;

/**
 * Writes or reads a sequence of fields: the decoder returns the values that were given to the
 * encoder. Fields with the same name share their statistics.
 */
export class Fields {
  #contexts = new Map<string, Uint32Array>();
  #tables;

  coder: Coder;

  /** @param words the initial entries of the tables of texts */
  constructor(coder: Coder, words: Record<string, string[]> = {}) {
    this.coder = coder;
    this.#tables = new Map(Object.entries(words).map(([table, texts]) => [table, [...texts]]));
  }

  flag(name: string, value = false) {
    return this.#tree(name, 1, Number(value)) === 1;
  }

  /** A whole number from zero to 2^53 - 2: the count of its bits, then the bits. */
  number(name: string, value = 0) {
    const bits = (value + 1).toString(2).slice(1);
    const length = this.#tree(`${name} length`, LENGTH_BITS, bits.length);
    const head = Math.min(length, ADAPTIVE_BITS);
    const top = this.#tree(
      `${name} ${length}`,
      head,
      Number.parseInt(bits.slice(0, head) || "0", 2),
    );
    const rest = this.bits(length - head, Number.parseInt(bits.slice(head) || "0", 2));
    return (2 ** head + top) * 2 ** (length - head) + rest - 1;
  }

  /** A positive or negative whole number. */
  signed(name: string, value = 0) {
    const folded = this.number(name, value < 0 ? -2 * value - 1 : 2 * value);
    return folded % 2 ? -(folded + 1) / 2 : folded / 2;
  }

  /** Bits without statistics: 0 and 1 are equally likely. */
  bits(count: number, value: number) {
    let read = 0;
    for (let place = count - 1; place >= 0; place -= 1) {
      const bit = Math.floor(value / 2 ** place) % 2;
      read = read * 2 + this.coder.even(bit);
    }
    return read;
  }

  /**
   * A short text, as its place in a table of known texts. A new text is added to the table. It is
   * coded as the length of its common prefix with the last text, and the rest.
   */
  text(name: string, table: string, value = "") {
    const known = this.#tables.get(table) ?? [];
    this.#tables.set(table, known);
    const found = known.indexOf(value);
    const old = known[this.number(name, found < 0 ? known.length : found)];
    if (old !== undefined) return old;
    const last = known.at(-1) ?? "";
    const shared = this.number(`${table} shared`, sharedStart(last, value));
    const length = this.number(`${table} rest`, value.length - shared);
    if (length > LONGEST_TEXT) throw new RangeError("no text of a hand is so long");
    const units = Array.from({ length }, (_, place) =>
      this.number(`${table} text`, value.charCodeAt(shared + place) || 0),
    );
    const text = last.slice(0, shared) + String.fromCharCode(...units);
    known.push(text);
    return text;
  }

  /** A number of a few bits, the highest first. Each bit has the higher bits as its context. */
  #tree(name: string, count: number, value: number) {
    const chances = this.#contexts.get(name) ?? newChances(2 ** count);
    this.#contexts.set(name, chances);
    let node = 1;
    for (let place = count - 1; place >= 0; place -= 1) {
      node = node * 2 + this.coder.bit(chances, node, (value >> place) % 2);
    }
    return node - 2 ** count;
  }
}

/** The length of the common prefix of two texts. */
function sharedStart(a: string, b: string) {
  let count = 0;
  while (count < b.length && a[count] === b[count]) count += 1;
  return count;
}
