// Writes a module with every address in its place, and without what is dead.

import { expect } from "./module.mjs";
import * as w from "./wasm.mjs";

const { Op, Section } = w;

// Where Pyodide's JavaScript puts its one module.
export const MEMORY_BASE = 1024;
export const TABLE_BASE = 1;
const EMPTY_BODY = [0, Op.end];

export function write(module, { apply, data, late, globals }, dead) {
  const memory = module.data.slice();
  for (const [from, to] of dead.ranges) memory.fill(0, from, to);
  const view = new DataView(memory.buffer);
  for (const [at, address] of data) {
    if (!dead.ranges.some(([from, to]) => from <= at && at < to)) {
      view.setUint32(at, absolute(address), true);
    }
  }
  const bodies = new Map([
    [module.start, EMPTY_BODY],
    [apply, w.joined([[0], ...late.map(writeStore), [Op.end]])],
  ]);
  const contents = {
    [Section.global]: w.vector(
      module.globals
        .filter(({ init }) => init)
        .map(({ type, mutable, init }, index) =>
          writeGlobal(type, mutable, init, globals.get(index + importedGlobals(module))),
        ),
    ),
    [Section.export]: w.vector(
      module.exports
        .filter(({ name }) => dead.kept.has(name))
        .map(({ name, kind, index }) => w.joined([w.name(name), [kind], w.number(index)])),
    ),
    [Section.element]: w.vector(writeSlots(module.slots, dead.slots)),
    [Section.code]: w.vector(
      module.functions.flatMap(({ body }, index) =>
        body ? [w.blob(bodies.get(index) ?? body)] : [],
      ),
    ),
    [Section.data]: w.vector([w.joined([[0], constant(MEMORY_BASE), w.blob(memory)])]),
  };
  return w.writeSections(
    module.sections.map(({ id, data: old }) => ({ id, data: contents[id] ?? old })),
  );
}

function importedGlobals(module) {
  return module.globals.filter(({ imported }) => imported !== undefined).length;
}

function writeGlobal(type, mutable, init, address) {
  if (address) return w.joined([[type, 0], constant(absolute(address))]);
  expect(init.length === 1 && init[0].op === Op.i32Const, "globals that hold plain numbers");
  return w.joined([[type, mutable], constant(init[0].to)]);
}

/** One segment for each run of functions that stay: what went leaves a hole that traps. */
function writeSlots(slots, gone) {
  const runs = [];
  for (const [slot, index] of slots.entries()) {
    if (gone.has(slot)) continue;
    if (slot === 0 || gone.has(slot - 1)) runs.push({ slot, functions: [] });
    runs.at(-1).functions.push(w.number(index));
  }
  return runs.map(({ slot, functions }) =>
    w.joined([[0], constant(TABLE_BASE + slot), w.vector(functions)]),
  );
}

function writeStore({ at, global }) {
  const address = [Op.i32Const, ...w.signed(absolute(at))];
  return w.joined([address, [Op.globalGet, ...w.number(global)], [Op.i32Store, 2, 0]]);
}

function constant(value) {
  return [Op.i32Const, ...w.signed(value), Op.end];
}

function absolute({ memory, slot }) {
  return memory === undefined ? TABLE_BASE + slot : MEMORY_BASE + memory;
}
