// Links Pyodide's WebAssembly once more, at fixed addresses and without the builtin modules that
// nobody imports: node relink.mjs <wasm> <asm.js> <out.wasm> <module>...
//
// Pyodide is linked so that it could load side modules: position-independent, all of its functions
// exported. What it stores where, as `__wasm_apply_data_relocs` does at start, is therefore known
// to us as it was to the linker. This removes the named modules from CPython's table of builtin
// modules, and then what only they could reach: functions, their places in the table of functions,
// and data. A thing goes only where one of these modules is seen to refer to it, and nothing else
// that could be meant by what remains. wasm-opt then does the rest.

import { readFileSync, writeFileSync } from "node:fs";
import * as w from "./wasm.mjs";

const { Kind, Op, Section } = w;

// Where Pyodide's JavaScript puts its one module; see `checkAddresses`.
const MEMORY_BASE = 1024;
const TABLE_BASE = 1;
const EMPTY_BODY = [0, Op.end];

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.stack);
  process.exit(1);
});

/** Everything that is looked at, by index; imported functions and globals have no content. */
function readModule(bytes) {
  const sections = w.readSections(bytes);
  const section = (id) => new w.Reader(sections.find((found) => found.id === id).data);
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
      init: w.readConstant(defined),
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
  w.readConstant(reader);
  return reader.vector(() => reader.number());
}

/** The memory's content, from `__memory_base` on. */
function readData(reader) {
  expect(reader.number() === 1 && reader.number() === 0, "one plain segment of data");
  w.readConstant(reader);
  return reader.blob().slice();
}

/** What is stored at start: addresses in memory, and in globals, as {memory} or {slot}. */
function readRelocations(module) {
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
  for (const { op, to } of w.readBody(module.functions[index].body)) {
    if (op === Op.globalGet) stack.push(addressOf(module, to));
    else if (op === Op.i32Const) stack.push(to);
    else if (op === Op.i32Add) stack.push(moved(...stack.splice(-2)));
    else if (op === Op.i32Sub) stack.push(moved(stack.shift(), -stack.pop()));
    else if (op === Op.extended && to[0] === w.MEMORY_FILL) stack = []; // with zeros, as it is
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

function exported(module, name) {
  const found = module.exports.find((entry) => entry.name === name);
  expect(found, `an export named ${name}`);
  return found.index;
}

/** Takes the named modules out of `PyImport_Inittab`; returns their functions. */
function cutBuiltins(module, { data }, names) {
  const variable = module.globals[exported(module, "PyImport_Inittab")].init[0].to;
  const rows = [];
  const first = data.get(variable).memory;
  for (let at = first; data.has(at); at += 8) {
    rows.push({ name: data.get(at), start: data.get(at + 4) });
    data.delete(at);
    data.delete(at + 4);
  }
  const kept = rows.filter((row) => !names.has(textAt(module.data, row.name.memory)));
  expect(rows.length - kept.length === names.size, `builtin modules named ${[...names]}`);
  for (const [index, { name, start }] of kept.entries()) {
    data.set(first + 8 * index, name);
    if (start) data.set(first + 8 * index + 4, start);
  }
  const stay = new Set(kept.map(({ start }) => start?.slot));
  return rows.flatMap(({ start }) => (start && !stay.has(start.slot) ? [start.slot] : []));
}

function textAt(data, at) {
  return new TextDecoder().decode(data.subarray(at, data.indexOf(0, at)));
}

/**
 * The nodes of the graph are functions, slots and pieces of memory, which begin wherever something
 * points to. Reached from the cut modules counts what surely is an address; reached from what
 * remains counts every number that could be one.
 */
function findDead(module, relocations, cut, kept) {
  const graph = new Graph(module, relocations);
  const theirs = graph.reach(
    cut.map((slot) => `slot ${slot}`),
    (references) => references.sure,
  );
  const roots = module.exports
    .filter(({ name, kind }) => kind === Kind.function && kept.has(name))
    .map(({ index }) => `function ${index}`);
  const others = graph.pieces.map((at) => `memory ${at}`);
  const slots = module.slots.map((_, slot) => `slot ${slot}`);
  const alive = graph.reach(
    [...roots, ...[...others, ...slots].filter((n) => !theirs.has(n))],
    (references) => references.possible,
  );
  const gone = { function: new Set(), slot: new Set(), memory: new Set() };
  for (const node of theirs) {
    const [kind, index] = node.split(" ");
    if (!alive.has(node)) gone[kind].add(Number(index));
  }
  const ranges = [...gone.memory].map((at) => [at, graph.endOf(at)]);
  const bytes = ranges.reduce((sum, [from, to]) => sum + Math.max(to - from, 0), 0);
  return { functions: gone.function, slots: gone.slot, ranges, bytes, kept };
}

class Graph {
  constructor(module, relocations) {
    this.module = module;
    this.relocations = relocations;
    const { start } = module;
    this.references = module.functions.map(({ body }, index) =>
      body && index !== start && index !== relocations.apply ? referencesOf(module, body) : null,
    );
    this.pieces = this.beginnings();
    this.stored = new Map(this.pieces.map((at) => [at, []]));
    for (const [at, address] of relocations.data) this.stored.get(this.pieceOf(at)).push(address);
  }

  /**
   * Where pieces of memory begin, in order. Code reaches into a named object (of many files) by its
   * name and an offset, so what other data point to inside of one is no piece of its own; nor is
   * what follows text without an end, for it may be the end of a longer string.
   */
  beginnings() {
    const { data, globals, exports } = this.module;
    const addresses = (found) => found.flatMap(({ memory }) => memory ?? []);
    const named = new Set([
      ...addresses([...this.relocations.globals.values()]),
      ...exports.flatMap(({ kind, index }) =>
        kind === Kind.global ? (globals[index].init?.[0].to ?? []) : [],
      ),
    ]);
    const inCode = new Set([0, ...addresses(this.references.flatMap((found) => found?.sure ?? []))]);
    const inData = new Set(addresses([...this.relocations.data.values()]));
    let insideNamed = false;
    return [...new Set([...named, ...inCode, ...inData])]
      .filter((at) => at >= 0 && at < data.length)
      .sort((a, b) => a - b)
      .filter((at) => {
        const begins = named.has(at) || inCode.has(at);
        if (begins) insideNamed = named.has(at);
        return (begins || !insideNamed) && !isText(data[at - 1]);
      });
  }

  /** The beginning of the piece of memory that holds an address. */
  pieceOf(at) {
    return this.pieces[this.placeOf(at)];
  }

  endOf(piece) {
    return this.pieces[this.placeOf(piece) + 1] ?? this.module.data.length;
  }

  placeOf(at) {
    let [low, high] = [0, this.pieces.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.pieces[middle] <= at) low = middle;
      else high = middle;
    }
    return low;
  }

  nodeOf({ memory, slot, call, global }) {
    if (memory !== undefined) {
      const inside = memory >= 0 && memory < this.module.data.length;
      return inside ? `memory ${this.pieceOf(memory)}` : null;
    }
    if (slot !== undefined) return slot in this.module.slots ? `slot ${slot}` : null;
    if (call !== undefined) return `function ${call}`;
    const address = this.relocations.globals.get(global);
    return address ? this.nodeOf(address) : null;
  }

  reach(roots, choose) {
    const seen = new Set(roots);
    for (const node of seen) {
      for (const next of this.next(node, choose)) if (next) seen.add(next);
    }
    return seen;
  }

  next(node, choose) {
    const [kind, index] = node.split(" ");
    if (kind === "slot") return [`function ${this.module.slots[index]}`];
    if (kind === "memory") return this.stored.get(Number(index)).map((to) => this.nodeOf(to));
    const references = this.references[index];
    return references ? choose(references).map((to) => this.nodeOf(to)) : [];
  }
}

function isText(byte) {
  return byte >= 0x20 && byte < 0x7f;
}

/** What a function refers to: surely, and possibly. */
function referencesOf(module, body) {
  const code = w.readBody(body);
  const { memoryBase, tableBase } = module;
  const locals = new Map(); // those that hold a base
  const sure = [];
  const numbers = new Set();
  let [loose, looseSlots] = [false, false];
  for (const [index, { op, to }] of code.entries()) {
    const next = code[index + 1];
    const base = op === Op.globalGet ? to : undefined;
    if (op === Op.call || op === Op.refFunc) sure.push({ call: to });
    if (op === Op.i32Const || (op >= 0x28 && op <= 0x3e)) numbers.add(to);
    if (base !== undefined && base !== memoryBase && base !== tableBase) sure.push({ global: base });
    if (base === memoryBase || base === tableBase) {
      const known = addressAfter(module, code, index, base);
      if (known) sure.push(known);
      else if (base === memoryBase) loose = true;
      else looseSlots = true;
      if (next.op === Op.localSet || next.op === Op.localTee) locals.set(next.to, base);
    }
    if ((op === Op.localGet || op === Op.localTee) && locals.has(to)) {
      const known = addressAfter(module, code, index, locals.get(to));
      if (known) sure.push(known);
    }
  }
  const possible = [...sure];
  for (const to of numbers) {
    if (loose) possible.push({ memory: to });
    if (looseSlots) possible.push({ slot: to });
  }
  return { sure, possible };
}

/** The address where code adds a constant to a base, as it nearly always does. */
function addressAfter(module, code, index, base) {
  const [constant, add] = [code[index + 1], code[index + 2]];
  if (constant?.op !== Op.i32Const || add?.op !== Op.i32Add) return null;
  return base === module.memoryBase ? { memory: constant.to } : { slot: constant.to };
}

/** All names that Pyodide's JavaScript mentions, but for merely passing on an export. */
function namesIn(text) {
  const rest = text.replaceAll(/[\w$]+=(?:Module\["[^"]+"\]=)?wasmExports\["[^"]+"\]/g, "");
  const words = new Set(rest.match(/[\w$]+/g));
  return { has: (name) => words.has(name) || words.has(`_${name}`) };
}

function checkAddresses(text) {
  for (const [name, value] of [
    ["memory", MEMORY_BASE],
    ["table", TABLE_BASE],
  ]) {
    const line = `___${name}_base=new WebAssembly.Global({value:"i32",mutable:false},${value})`;
    expect(text.includes(line), `${name} from ${value} on`);
  }
}

/** Writes the module with every address in its place. */
function write(module, { apply, data, late, globals }, dead) {
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

function expect(condition, what) {
  if (!condition) throw new Error(`Pyodide has changed: expected ${what}`);
}

const [wasmFile, scriptFile, outFile, ...modules] = process.argv.slice(2);
const script = readFileSync(scriptFile, "utf8");
checkAddresses(script);
const wasm = readModule(new Uint8Array(readFileSync(wasmFile)));
const relocations = readRelocations(wasm);
const cut = cutBuiltins(wasm, relocations, new Set(modules));
const dead = findDead(wasm, relocations, cut, namesIn(script));
writeFileSync(outFile, write(wasm, relocations, dead));
console.log(
  `${dead.functions.size} functions and ${dead.bytes} bytes of data belonged to these modules`,
);

