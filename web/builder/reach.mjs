// What of a module only some of its functions can reach.

import { Kind, Op, readBody } from "./wasm.mjs";

// Smaller pieces stay, for they save little: most are texts, which may share their ends.
const LARGE = 256; // bytes

/**
 * The nodes of the graph are functions, slots and pieces of memory, which begin wherever something
 * points to. Reached from the cut modules counts what surely is an address; reached from what
 * remains counts every number that could be one.
 */
export function findDead(module, relocations, cut, kept) {
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
  const ranges = [...gone.memory]
    .map((at) => [at, graph.endOf(at)])
    .filter(([from, to]) => to - from >= LARGE);
  const bytes = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
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
    const inCode = new Set([
      0,
      ...addresses(this.references.flatMap((found) => found?.sure ?? [])),
    ]);
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
  const code = readBody(body);
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
    if (base !== undefined && base !== memoryBase && base !== tableBase)
      sure.push({ global: base });
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
