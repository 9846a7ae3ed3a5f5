import { newChances } from "./range-coder.ts";

interface Coder {
  bit: (chances: Uint32Array, place: number, bit: number) => number;
  even: (bit: number) => number;
}

/** The longest number has 53 bits, which their count, of six bits, tells. */
const LENGTH_BITS = 6;

/** How many bits after the first are adaptive; those below are as good as random. */
const ADAPTIVE_BITS = 2;

/** The longest text; what is longer is no field of a hand. */
export const LONGEST_TEXT = 200;

/**
 * Writes or reads fields in one order: what the encoder is given, the decoder returns. Each field has
 * a name; what is coded under the same name shares its statistics.
 */
export class Fields {
  #contexts = new Map<string, Uint32Array>();
  #tables;

  coder: Coder;

  /** @param words that the tables of texts begin with */
  constructor(coder: Coder, words: Record<string, string[]> = {}) {
    this.coder = coder;
    this.#tables = new Map(Object.entries(words).map(([table, texts]) => [table, [...texts]]));
  }

  flag(name: string, value = false) {
    return this.#tree(name, 1, Number(value)) === 1;
  }

  /** A whole number from zero up to 2^53 - 2: the count of its bits, then the bits. */
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

  /** A whole number of either sign. */
  signed(name: string, value = 0) {
    const folded = this.number(name, value < 0 ? -2 * value - 1 : 2 * value);
    return folded % 2 ? -(folded + 1) / 2 : folded / 2;
  }

  /** Bits of which nothing is known. */
  bits(count: number, value: number) {
    let read = 0;
    for (let place = count - 1; place >= 0; place -= 1) {
      const bit = Math.floor(value / 2 ** place) % 2;
      read = read * 2 + this.coder.even(bit);
    }
    return read;
  }

  /**
   * A short text: its place among those that this table has had. A new one is added: how much of it is
   * as in the last one, and the rest.
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

  /** A number of a few bits, the highest first, each in the context of those above it. */
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

/** How many characters two texts begin with alike. */
function sharedStart(a: string, b: string) {
  let count = 0;
  while (count < b.length && a[count] === b[count]) count += 1;
  return count;
}
