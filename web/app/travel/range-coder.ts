/**
 * An adaptive binary range coder, as in LZMA (Igor Pavlov's specification, public domain): the more
 * often a bit had the same value in its context, the less space it takes. All arithmetic is in
 * whole numbers, so that every device reads a code the same way. The method `bit` takes the chances
 * of a context, the place of one of them, and the bit. The decoder's `bit` ignores the bit and
 * returns the one that was written. `even` does the same for a bit without statistics.
 */
const CHANCE_BITS = 12;
const CERTAIN = 2 ** CHANCE_BITS;

/** A chance is the mean of the bits so far; after 16 bits, older bits gradually lose weight. */
const MOST_COUNTED = 16;
const COUNTS = 32;

const TOP = 2 ** 24;
const WORD = 2 ** 32;

/**
 * The chances of a zero, in 4096ths, each with the number of bits that it has seen: chance times
 * 32, plus the count.
 */
export const newChances = (count: number) => new Uint32Array(count).fill((CERTAIN / 2) * COUNTS);

const chanceAt = (chances: Uint32Array, place: number) => (chances[place] ?? 0) >>> 5;

function adapt(chances: Uint32Array, place: number, bit: number) {
  const count = (chances[place] ?? 0) % COUNTS;
  const old = chanceAt(chances, place);
  const step = Math.floor((bit ? old : CERTAIN - old) / (count + 2));
  const chance = bit ? old - step : old + step;
  chances[place] = chance * COUNTS + Math.min(count + 1, MOST_COUNTED);
}

export class Encoder {
  #low = 0;
  #range = WORD - 1;
  #held = 0;
  #pending = 1;
  #bytes: number[] = [];

  bit(chances: Uint32Array, place: number, bit: number) {
    this.#split((this.#range >>> CHANCE_BITS) * chanceAt(chances, place), bit);
    adapt(chances, place, bit);
    return bit;
  }

  even(bit: number) {
    this.#split(this.#range >>> 1, bit);
    return bit;
  }

  /** @param bound the part of the range that stands for a zero */
  #split(bound: number, bit: number) {
    if (bit) {
      this.#low += bound;
      this.#range -= bound;
    } else this.#range = bound;
    while (this.#range < TOP) {
      this.#range *= 256;
      this.#shift();
    }
  }

  /** Holds back a byte and all 255s after it until no carry can reach it. */
  #shift() {
    const carry = this.#low >= WORD ? 1 : 0;
    if (carry || this.#low < 255 * TOP) {
      this.#bytes.push((this.#held + carry) % 256);
      for (; this.#pending > 1; this.#pending -= 1) this.#bytes.push((255 + carry) % 256);
      this.#pending = 0;
      this.#held = Math.floor((this.#low % WORD) / TOP);
    }
    this.#pending += 1;
    this.#low = (this.#low % TOP) * 256;
  }

  /** Returns all bytes. The first is always zero, and zeros at the end need not be written. */
  finish() {
    for (let count = 0; count < 5; count += 1) this.#shift();
    while (this.#bytes.at(-1) === 0) this.#bytes.pop();
    return this.#bytes.slice(1);
  }
}

export class Decoder {
  #code = 0;
  #range = WORD - 1;
  #place = 0;

  bytes: Uint8Array;

  /** @param bytes the reader continues with zeros after their end */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    for (let count = 0; count < 4; count += 1) this.#code = this.#code * 256 + this.#next();
  }

  bit(chances: Uint32Array, place: number) {
    const bit = this.#split((this.#range >>> CHANCE_BITS) * chanceAt(chances, place));
    adapt(chances, place, bit);
    return bit;
  }

  even() {
    return this.#split(this.#range >>> 1);
  }

  /** @param bound the part of the range that stands for a zero */
  #split(bound: number) {
    const bit = this.#code < bound ? 0 : 1;
    if (bit) {
      this.#code -= bound;
      this.#range -= bound;
    } else this.#range = bound;
    while (this.#range < TOP) {
      this.#range *= 256;
      this.#code = this.#code * 256 + this.#next();
    }
    return bit;
  }

  #next() {
    const byte = this.bytes[this.#place] ?? 0;
    this.#place += 1;
    return byte;
  }
}
