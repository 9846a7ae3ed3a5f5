// Writes a module with every address in its place, and without what is unused.

import * as binary from "./binary.mjs";
import { expect } from "./expect.mjs";
import { Op } from "./instructions.mjs";

const { Section } = binary;

// Where Pyodide's JavaScript puts its one module.
export const MEMORY_BASE = 1024;
export const TABLE_BASE = 1;
const EMPTY_BODY = new Uint8Array([0, Op.end]);
const TRAP = new Uint8Array([0, Op.unreachable, Op.end]);

/**
 * @typedef {import("./module.mjs").Address} Address
 * @typedef {import("./module.mjs").Module} Module
 * @typedef {import("./module.mjs").Relocations} Relocations
 * @typedef {import("./module.mjs").WasmGlobal} WasmGlobal
 * @typedef {import("./reach.mjs").Unused} Unused
 */

/**
 * @param {{ module: Module, relocations: Relocations }} linked
 * @param {Unused} unused
 * @param {import("./reach.mjs").Names} kept the names of the exports that stay
 * @param {number} tableBase
 */
export function write({ module, relocations }, unused, kept, tableBase) {
  const { apply, data, late, globals } = relocations;
  const absolute = (/** @type {Address} */ { kind, at }) =>
    at + (kind === "slot" ? tableBase : MEMORY_BASE);
  const memory = module.data.slice();
  for (const [from, to] of unused.ranges) memory.fill(0, from, to);
  const view = new DataView(memory.buffer);
  for (const [at, address] of data) {
    if (!unused.ranges.some(([from, to]) => from <= at && at < to)) {
      view.setUint32(at, absolute(address), true);
    }
  }
  const stores = late.map(({ at, global }) => writeStore(absolute(at), global));
  /** @type {Map<number, Uint8Array>} */
  const bodies = new Map([
    ...[...unused.emptied].map((index) => /** @type {const} */ ([index, TRAP])),
    [module.start, EMPTY_BODY],
    [apply, binary.joined([[0], ...stores, [Op.end]])],
  ]);
  const contents = new Map([
    [
      Section.global,
      binary.vector(
        module.globals.slice(module.imported).map((global, index) => {
          const address = globals.get(module.imported + index);
          return writeGlobal(global, address && absolute(address));
        }),
      ),
    ],
    [
      Section.export,
      binary.vector(
        module.exports
          .filter(({ name }) => kept.has(name))
          .map(({ name, kind, index }) =>
            binary.joined([binary.name(name), [kind], binary.number(index)]),
          ),
      ),
    ],
    [Section.element, binary.vector(writeSlots(module.slots, unused.slots, tableBase))],
    [
      Section.code,
      binary.vector(
        module.functions.flatMap(({ body }, index) =>
          body ? [binary.blob(bodies.get(index) ?? body)] : [],
        ),
      ),
    ],
    [
      Section.data,
      binary.vector([binary.joined([[0], constant(MEMORY_BASE), binary.blob(memory)])]),
    ],
  ]);
  return binary.writeSections(
    module.sections.map(({ id, data: old }) => ({ id, data: contents.get(id) ?? old })),
  );
}

/**
 * @param {WasmGlobal} global
 * @param {number | undefined} address
 */
function writeGlobal({ type, mutable, init }, address) {
  if (address !== undefined) return binary.joined([[type, 0], constant(address)]);
  const [value, ...more] = init ?? [];
  expect(value?.op === Op.i32Const && more.length === 0, "globals that hold plain numbers");
  return binary.joined([[type, mutable], constant(value.to)]);
}

/**
 * One segment for each run of functions that stay: what went leaves a hole that traps.
 * @param {number[]} slots
 * @param {Set<number>} unused
 * @param {number} tableBase
 */
function writeSlots(slots, unused, tableBase) {
  /** @type {{ slot: number, functions: number[][] }[]} */
  const runs = [];
  for (const [slot, index] of slots.entries()) {
    if (unused.has(slot)) continue;
    if (slot === 0 || unused.has(slot - 1)) runs.push({ slot, functions: [] });
    runs.at(-1)?.functions.push(binary.number(index));
  }
  return runs.map(({ slot, functions }) =>
    binary.joined([[0], constant(tableBase + slot), binary.vector(functions)]),
  );
}

/**
 * @param {number} address
 * @param {number} global
 */
function writeStore(address, global) {
  const to = [Op.i32Const, ...binary.signed(address)];
  return binary.joined([to, [Op.globalGet, ...binary.number(global)], [Op.i32Store, 2, 0]]);
}

/** @param {number} value */
function constant(value) {
  return [Op.i32Const, ...binary.signed(value), Op.end];
}
