// Pyodide's WebAssembly as the rewriting looks at it: what it consists of, and what it stores where.

import { Kind, Reader, readSections, Section } from "./binary.mjs";
import { expect } from "./expect.mjs";
import { Op, readBody, readConstant } from "./instructions.mjs";

/**
 * Where something is: a byte of memory from `__memory_base` on, an entry of the table of functions
 * from `__table_base` on, or, by index, a function or a global.
 * @typedef {{ kind: "memory" | "slot" | "function" | "global", at: number }} Address
 *
 * Imported functions and globals have no content.
 * @typedef {{ body: Uint8Array | null }} WasmFunction
 * @typedef {{ type: number, mutable: number, init: Instruction[] | null }} WasmGlobal
 * @typedef {ReturnType<typeof readModule>} Module
 * @typedef {ReturnType<typeof readRelocations>} Relocations
 * @typedef {import("./instructions.mjs").Instruction} Instruction
 */

/**
 * Everything that is looked at, by index.
 * @param {Uint8Array} bytes
 */
export function readModule(bytes) {
  const sections = readSections(bytes);
  /**
   * @param {number} id
   * @param {string} content
   */
  const section = (id, content) => {
    const found = sections.find((other) => other.id === id);
    expect(found, `a section of ${content}`);
    return new Reader(found.data);
  };
  const { functions, globals, base } = readImports(section(Section.import, "imports"));
  const code = section(Section.code, "code");
  functions.push(...code.vector(() => ({ body: code.blob() })));
  const defined = section(Section.global, "globals");
  const imported = globals.length;
  globals.push(
    ...defined.vector(() => ({
      type: defined.byte(),
      mutable: defined.byte(),
      init: readConstant(defined),
    })),
  );
  const exports = section(Section.export, "exports");
  return {
    sections,
    functions,
    globals,
    imported, // so many of the globals
    ...base,
    exports: exports.vector(() => ({
      name: exports.name(),
      kind: exports.byte(),
      index: exports.number(),
    })),
    start: section(Section.start, "the start function").number(),
    slots: readSlots(section(Section.element, "functions in the table"), base.tableBase),
    data: readData(section(Section.data, "data"), base.memoryBase),
  };
}

/** @param {Reader} imports */
function readImports(imports) {
  /** @type {WasmFunction[]} */
  const functions = [];
  /** @type {WasmGlobal[]} */
  const globals = [];
  /** @type {Map<string, number>} */
  const names = new Map();
  imports.vector(() => {
    imports.name();
    const name = imports.name();
    const kind = imports.byte();
    if (kind === Kind.function) {
      functions.push({ body: null });
      imports.number();
    } else if (kind === Kind.global) {
      names.set(name, globals.length);
      globals.push({ type: imports.byte(), mutable: imports.byte(), init: null });
    } else if (kind === Kind.table) {
      imports.byte();
      readLimits(imports);
    } else if (kind === Kind.memory) {
      readLimits(imports);
    } else {
      imports.byte();
      imports.number();
    }
  });
  const [memoryBase, tableBase] = [names.get("__memory_base"), names.get("__table_base")];
  expect(memoryBase !== undefined, "an imported __memory_base");
  expect(tableBase !== undefined, "an imported __table_base");
  return { functions, globals, base: { memoryBase, tableBase } };
}

/** @param {Reader} reader */
function readLimits(reader) {
  const flags = reader.byte();
  reader.number();
  if (flags & 1) reader.number();
}

/**
 * The functions in the table, from `__table_base` on.
 * @param {Reader} reader
 * @param {number} tableBase
 */
function readSlots(reader, tableBase) {
  expectSegment(reader, tableBase, "one segment of functions, from __table_base on");
  return reader.vector(() => reader.number());
}

/**
 * The memory's content, from `__memory_base` on.
 * @param {Reader} reader
 * @param {number} memoryBase
 */
function readData(reader, memoryBase) {
  expectSegment(reader, memoryBase, "one segment of data, from __memory_base on");
  return reader.blob().slice();
}

/**
 * @param {Reader} reader
 * @param {number} base
 * @param {string} what
 */
function expectSegment(reader, base, what) {
  expect(reader.number() === 1 && reader.number() === 0, what);
  const [offset, ...more] = readConstant(reader);
  expect(offset?.op === Op.globalGet && offset.to === base && more.length === 0, what);
}

/**
 * What is stored at start: addresses in memory, and in globals.
 * @param {Module} module
 */
export function readRelocations(module) {
  const apply = exported(module, "__wasm_apply_data_relocs");
  /** @type {Map<number, Address>} */
  const globals = new Map();
  for (const { to, value } of assignments(module, module.start, Op.globalSet)) {
    expect(value.kind !== "global", "globals that hold addresses");
    globals.set(to, value);
  }
  /** @type {Map<number, Address>} */
  const data = new Map();
  /** @type {{ at: Address, global: number }[]} */
  const late = []; // only Pyodide's JavaScript knows these: where the heap begins
  for (const { at, value } of assignments(module, apply, Op.i32Store)) {
    expect(typeof at === "object" && at.kind === "memory", "stores into memory");
    const address = value.kind === "global" ? globals.get(value.at) : value;
    if (address) data.set(at.at, address);
    else late.push({ at, global: value.at });
  }
  return { apply, data, late, globals };
}

/**
 * Yields what a function without any branch stores.
 * @param {Module} module
 * @param {number} index
 * @param {number} store the instruction that does
 */
function* assignments(module, index, store) {
  const only = `nothing but stores in ${store === Op.globalSet ? "the start function" : "__wasm_apply_data_relocs"}`;
  const body = module.functions[index]?.body;
  expect(body, only);
  /** @type {(Address | number)[]} */
  let stack = [];
  for (const { op, to } of readBody(body)) {
    if (op === Op.globalGet) stack.push(addressOf(module, to));
    else if (op === Op.i32Const) stack.push(to);
    else if (op === Op.i32Add || op === Op.i32Sub) {
      const by = stack.pop();
      expect(typeof by === "number", only);
      stack.push(moved(stack.pop(), op === Op.i32Add ? by : -by));
    } else if (op === Op.memoryFill) {
      stack = []; // with zeros, as it is
    } else if (op === store) {
      const [value, at] = [stack.pop(), stack.pop()];
      expect(stack.length === 0 && typeof value === "object", only);
      yield { at, to, value };
    } else expect(op === Op.end, only);
  }
}

/**
 * @param {Module} module
 * @param {number} global
 * @returns {Address}
 */
function addressOf(module, global) {
  if (global === module.memoryBase) return { kind: "memory", at: 0 };
  if (global === module.tableBase) return { kind: "slot", at: 0 };
  return { kind: "global", at: global };
}

/**
 * @param {Address | number | undefined} address
 * @param {number} by
 * @returns {Address}
 */
function moved(address, by) {
  const known = typeof address === "object" && address.kind !== "global";
  expect(known, "addresses in memory or in the table");
  return { kind: address.kind, at: address.at + by };
}

/**
 * @param {Module} module
 * @param {string} name
 */
export function exported(module, name) {
  const found = module.exports.find((entry) => entry.name === name);
  expect(found, `an export named ${name}`);
  return found.index;
}
