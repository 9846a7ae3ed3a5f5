// Reads and writes WebAssembly, as much of it as relink.mjs needs.
// https://webassembly.github.io/spec/core/binary/

const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

export const Section = {
  import: 2,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
};
export const Kind = { function: 0, global: 3 };
export const Op = {
  end: 0x0b,
  call: 0x10,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Store: 0x36,
  i32Const: 0x41,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  refFunc: 0xd2,
  extended: 0xfc,
};
export const MEMORY_FILL = 11;

/** A place in some bytes, from where values are read in turn. */
export class Reader {
  constructor(data) {
    this.data = data;
    this.at = 0;
  }

  get more() {
    return this.at < this.data.length;
  }

  byte() {
    return this.data[this.at++];
  }

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

  vector(read) {
    return Array.from({ length: this.number() }, read);
  }
}

export function number(value) {
  return value < 128 ? [value] : [(value % 128) + 128, ...number(Math.floor(value / 128))];
}

export function signed(value) {
  const low = value & 127;
  const rest = value >> 7;
  return rest === (low & 64 ? -1 : 0) ? [low] : [low | 128, ...signed(rest)];
}

export function blob(bytes) {
  return joined([number(bytes.length), bytes]);
}

export function name(text) {
  return blob(new TextEncoder().encode(text));
}

export function vector(items) {
  return joined([number(items.length), ...items]);
}

export function joined(parts) {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

export function readSections(wasm) {
  const reader = new Reader(wasm);
  if (String(reader.bytes(8)) !== String(MAGIC)) throw new Error("this is no WebAssembly");
  const sections = [];
  while (reader.more) sections.push({ id: reader.byte(), data: reader.blob() });
  return sections;
}

export function writeSections(sections) {
  return joined([MAGIC, ...sections.flatMap(({ id, data }) => [[id], blob(data)])]);
}

/** The instructions of a function's body, or of an expression: what each does, and to what. */
export function readCode(reader) {
  const code = [];
  while (reader.more) {
    const op = reader.byte();
    code.push({ op, to: readOperand(op, reader) });
  }
  return code;
}

/** The instructions of a function. */
export function readBody(body) {
  const reader = new Reader(body);
  reader.vector(() => [reader.number(), reader.byte()]);
  return readCode(reader);
}

/** The instructions of a constant expression that stands among other things. */
export function readConstant(reader) {
  const code = [];
  for (let op = reader.byte(); op !== Op.end; op = reader.byte()) {
    code.push({ op, to: readOperand(op, reader) });
  }
  return code;
}

const NOTHING_FOLLOWS = [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1];
const ONE_NUMBER = [0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x18, 0x3f, 0x40, 0xd0, 0xd2];
const SIGNED = [0x02, 0x03, 0x04, 0x06, 0x41, 0x42]; // blocks' types, i32.const, i64.const

function readOperand(op, reader) {
  if (NOTHING_FOLLOWS.includes(op) || (op >= 0x45 && op <= 0xc4)) return undefined;
  if (SIGNED.includes(op)) return reader.signed();
  if (ONE_NUMBER.includes(op) || (op >= 0x20 && op <= 0x26)) return reader.number();
  if (op >= 0x28 && op <= 0x3e) return [reader.number(), reader.number()][1]; // align, offset
  if (op === 0x11) return [reader.number(), reader.number()][1]; // call_indirect
  if (op === 0x0e) return reader.vector(() => reader.number()).concat(reader.number());
  if (op === 0x1c) return reader.vector(() => reader.byte());
  if (op === 0x43) return reader.bytes(4);
  if (op === 0x44) return reader.bytes(8);
  if (op === Op.extended) {
    const extended = reader.number();
    if (extended > 17) throw new Error(`unknown instruction 0xfc ${extended}`);
    const operands = extended < 8 ? 0 : [8, 10, 12, 14].includes(extended) ? 2 : 1;
    return [extended, ...Array.from({ length: operands }, () => reader.number())];
  }
  throw new Error(`unknown instruction 0x${op.toString(16)}`);
}
