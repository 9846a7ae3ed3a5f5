// Pyodide's WebAssembly as relink.mjs looks at it: what it consists of, and what it stores where.

import {
  Kind,
  MEMORY_FILL,
  Op,
  Reader,
  readBody,
  readConstant,
  readSections,
  Section,
} from "./wasm.mjs";

/** Everything that is looked at, by index; imported functions and globals have no content. */
export function readModule(bytes) {
  const sections = readSections(bytes);
  const section = (id) => new Reader(sections.find((found) => found.id === id).data);
  const functions = [];
  const globals = [];
  const imports = section(Section.import);
  const base = {};
  imports.vector(() => {
    imports.name();
    const name = imports.name();
    const kind = imports.byte();
    if (kind === Kind.function) {
      functions.push({ imported: name });
      imports.number();
    } else if (kind === Kind.global) {
      base[name] = globals.length;
      globals.push({ imported: name, type: imports.byte(), mutable: imports.byte() });
    } else if (kind === 1) {
      imports.byte();
      readLimits(imports);
    } else if (kind === 2) {
      readLimits(imports);
    } else {
      imports.byte();
      imports.number();
    }
  });
  const code = section(Section.code);
  code.vector(() => functions.push({ body: code.blob() }));
  const defined = section(Section.global);
  defined.vector(() =>
    globals.push({
      type: defined.byte(),
      mutable: defined.byte(),
      init: readConstant(defined),
    }),
  );
  const exports = section(Section.export);
  return {
    sections,
    functions,
    globals,
    memoryBase: base.__memory_base,
    tableBase: base.__table_base,
    exports: exports.vector(() => ({
      name: exports.name(),
      kind: exports.byte(),
      index: exports.number(),
    })),
    start: section(Section.start).number(),
    slots: readSlots(section(Section.element)),
    data: readData(section(Section.data)),
  };
}

function readLimits(reader) {
  const flags = reader.byte();
  reader.number();
  if (flags & 1) reader.number();
}

/** The functions in the table, from `__table_base` on. */
function readSlots(reader) {
  expect(reader.number() === 1 && reader.number() === 0, "one plain segment of functions");
  readConstant(reader);
  return reader.vector(() => reader.number());
}

/** The memory's content, from `__memory_base` on. */
function readData(reader) {
  expect(reader.number() === 1 && reader.number() === 0, "one plain segment of data");
  readConstant(reader);
  return reader.blob().slice();
}

/** What is stored at start: addresses in memory, and in globals, as {memory} or {slot}. */
export function readRelocations(module) {
  const apply = exported(module, "__wasm_apply_data_relocs");
  const globals = new Map();
  for (const { to, value } of assignments(module, module.start, Op.globalSet)) {
    globals.set(to, value);
  }
  const data = new Map();
  const late = []; // only Pyodide's JavaScript knows these: where the heap begins
  for (const { at, value } of assignments(module, apply, Op.i32Store)) {
    const address = "global" in value ? globals.get(value.global) : value;
    if (address) data.set(at.memory, address);
    else late.push({ at, global: value.global });
  }
  return { apply, data, late, globals };
}

/** Yields what a function without any branch stores. */
function* assignments(module, index, store) {
  let stack = [];
  for (const { op, to } of readBody(module.functions[index].body)) {
    if (op === Op.globalGet) stack.push(addressOf(module, to));
    else if (op === Op.i32Const) stack.push(to);
    else if (op === Op.i32Add) stack.push(moved(...stack.splice(-2)));
    else if (op === Op.i32Sub) stack.push(moved(stack.shift(), -stack.pop()));
    else if (op === Op.extended && to[0] === MEMORY_FILL)
      stack = []; // with zeros, as it is
    else if (op === store) {
      const [value, at] = [stack.pop(), stack.pop()];
      expect(stack.length === 0, "one thing stored at a time");
      yield { at, to, value };
      stack = [];
    } else expect(op === Op.end, "nothing but stores");
  }
}

function addressOf(module, global) {
  if (global === module.memoryBase) return { memory: 0 };
  if (global === module.tableBase) return { slot: 0 };
  return { global };
}

function moved(address, by) {
  if ("memory" in address) return { memory: address.memory + by };
  expect("slot" in address, "an address in memory or in the table");
  return { slot: address.slot + by };
}

export function exported(module, name) {
  const found = module.exports.find((entry) => entry.name === name);
  expect(found, `an export named ${name}`);
  return found.index;
}

export function expect(condition, what) {
  if (!condition) throw new Error(`Pyodide has changed: expected ${what}`);
}
