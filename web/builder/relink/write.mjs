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
 * @param {Module} module
 * @param {Relocations} relocations
 * @param {Unused} unused
 * @param {{ has: (name: string) => boolean }} kept the names of the exports that stay
 */
export function write(module, { apply, data, late, globals }, unused, kept) {
  const memory = module.data.slice();
  for (const [from, to] of unused.ranges) memory.fill(0, from, to);
  const view = new DataView(memory.buffer);
  for (const [at, address] of data) {
    if (!unused.ranges.some(([from, to]) => from <= at && at < to)) {
      view.setUint32(at, absolute(address), true);
    }
  }
  /** @type {Map<number, Uint8Array>} */
  const bodies = new Map([
    ...[...unused.emptied].map((index) => /** @type {const} */ ([index, TRAP])),
    [module.start, EMPTY_BODY],
    [apply, binary.joined([[0], ...late.map(writeStore), [Op.end]])],
  ]);
  const contents = new Map([
    [
      Section.global,
      binary.vector(
        module.globals
          .slice(module.imported)
          .map((global, index) => writeGlobal(global, globals.get(module.imported + index))),
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
    [Section.element, binary.vector(writeSlots(module.slots, unused.slots))],
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
 * @param {Address | undefined} address
 */
function writeGlobal({ type, mutable, init }, address) {
  if (address) return binary.joined([[type, 0], constant(absolute(address))]);
  const [value, ...more] = init ?? [];
  expect(value?.op === Op.i32Const && more.length === 0, "globals that hold plain numbers");
  return binary.joined([[type, mutable], constant(value.to)]);
}

/**
 * One segment for each run of functions that stay: what went leaves a hole that traps.
 * @param {number[]} slots
 * @param {Set<number>} unused
 */
function writeSlots(slots, unused) {
  /** @type {{ slot: number, functions: number[][] }[]} */
  const runs = [];
  for (const [slot, index] of slots.entries()) {
    if (unused.has(slot)) continue;
    if (slot === 0 || unused.has(slot - 1)) runs.push({ slot, functions: [] });
    runs.at(-1)?.functions.push(binary.number(index));
  }
  return runs.map(({ slot, functions }) =>
    binary.joined([[0], constant(TABLE_BASE + slot), binary.vector(functions)]),
  );
}

/** @param {{ at: Address, global: number }} store */
function writeStore({ at, global }) {
  const address = [Op.i32Const, ...binary.signed(absolute(at))];
  return binary.joined([address, [Op.globalGet, ...binary.number(global)], [Op.i32Store, 2, 0]]);
}

/** @param {number} value */
function constant(value) {
  return [Op.i32Const, ...binary.signed(value), Op.end];
}

/** @param {Address} address */
function absolute({ kind, at }) {
  return at + (kind === "slot" ? TABLE_BASE : MEMORY_BASE);
}
