// Reads and writes the binary format of WebAssembly, as much of it as this folder needs.
// https://webassembly.github.io/spec/core/binary/

import { expect } from "./expect.mjs";

const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

export const Section = {
  custom: 0,
  import: 2,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
};
export const Kind = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };

/**
 * @typedef {{ id: number, data: Uint8Array }} RawSection
 * @typedef {Uint8Array | number[]} Bytes
 */

/** A place in some bytes, from where values are read in turn. */
export class Reader {
  /** @param {Uint8Array} data */
  constructor(data) {
    this.data = data;
    this.at = 0;
  }

  get more() {
    return this.at < this.data.length;
  }

  byte() {
    const byte = this.data[this.at++];
    if (byte === undefined) throw new Error("this WebAssembly ends too early");
    return byte;
  }

  /** @param {number} count */
  bytes(count) {
    this.at += count;
    return this.data.subarray(this.at - count, this.at);
  }

  /** An unsigned LEB128. */
  number() {
    let result = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = this.byte();
      result += (byte & 127) * weight;
      if (byte < 128) return result;
    }
  }

  /** A signed LEB128 of up to 53 bits; of a longer one, an approximation. */
  signed() {
    const start = this.at;
    const value = this.number();
    const range = 128 ** (this.at - start);
    return value < range / 2 ? value : value - range;
  }

  blob() {
    return this.bytes(this.number());
  }

  name() {
    return new TextDecoder().decode(this.blob());
  }

  /**
   * @template T
   * @param {() => T} read
   */
  vector(read) {
    return Array.from({ length: this.number() }, read);
  }
}

/**
 * @param {number} value
 * @returns {number[]}
 */
export function number(value) {
  return value < 128 ? [value] : [(value % 128) + 128, ...number(Math.floor(value / 128))];
}

/**
 * @param {number} value
 * @returns {number[]}
 */
export function signed(value) {
  const low = value & 127;
  const rest = value >> 7;
  return rest === (low & 64 ? -1 : 0) ? [low] : [low | 128, ...signed(rest)];
}

/** @param {Bytes} bytes */
export function blob(bytes) {
  return joined([number(bytes.length), bytes]);
}

/** @param {string} text */
export function name(text) {
  return blob(new TextEncoder().encode(text));
}

/** @param {Bytes[]} items */
export function vector(items) {
  return joined([number(items.length), ...items]);
}

/** @param {Bytes[]} parts */
export function joined(parts) {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/** @param {Uint8Array} wasm */
export function readSections(wasm) {
  const reader = new Reader(wasm);
  expect(String(reader.bytes(8)) === String(MAGIC), "WebAssembly of version 1");
  /** @type {RawSection[]} */
  const sections = [];
  while (reader.more) sections.push({ id: reader.byte(), data: reader.blob() });
  return sections;
}

/** @param {RawSection[]} sections */
export function writeSections(sections) {
  return joined([MAGIC, ...sections.flatMap(({ id, data }) => [[id], blob(data)])]);
}
