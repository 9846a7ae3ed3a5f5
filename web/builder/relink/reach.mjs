// What of a module only some of its functions can reach.

import { addedTo } from "./added.mjs";
import { basesIn } from "./bases.mjs";
import { Kind } from "./binary.mjs";
import { Op, readBody } from "./instructions.mjs";

// Smaller pieces stay, for they save little: most are texts, which may share their ends.
const LARGE = 256; // bytes

/**
 * @typedef {import("./instructions.mjs").Instruction} Instruction
 * @typedef {import("./module.mjs").Address} Address
 * @typedef {import("./module.mjs").Module} Module
 * @typedef {import("./module.mjs").Relocations} Relocations
 *
 * What a function refers to: surely, and possibly.
 * @typedef {{ sure: Address[], possible: Address[] }} References
 *
 * What nothing that remains can reach, as nodes of the graph, and apart: functions, slots, and ranges
 * of memory; and the functions that are left empty.
 * @typedef {{ nodes: Set<string>, functions: Set<number>, slots: Set<number>,
 *   ranges: [number, number][], emptied: Set<number> }} Unused
 * @typedef {{ has: (name: string) => boolean }} Names
 */

/**
 * What can go.
 *
 * The nodes of the graph are functions, slots and pieces of memory, which begin wherever something
 * points to. Reached from what goes, removed modules and exports, counts what surely is an address;
 * reached from what remains counts every number that could be one.
 * @param {Graph} graph
 * @param {number[]} removed slots of functions
 * @param {number[]} emptied functions that do nothing any more, but are still referred to
 * @param {Names} kept the names of the exports that stay
 * @param {Iterable<string>} held nodes that stay, whatever refers to them
 * @returns {Unused}
 */
export function findUnused(graph, removed, emptied, kept, held = []) {
  const { module } = graph;
  const empty = emptied.map((index) => `function ${index}`);
  const exports = (/** @type {boolean} */ stay) =>
    module.exports
      .filter(({ name, kind }) => kind === Kind.function && kept.has(name) === stay)
      .map(({ index }) => `function ${index}`);
  const theirs = graph.reach(
    [...removed.map((slot) => `slot ${slot}`), ...exports(false), ...empty],
    (references) => references.sure,
  );
  const pieces = graph.pieces.map((at) => `memory ${at}`);
  const slots = module.slots.map((_, slot) => `slot ${slot}`);
  const used = graph.reach(
    [...exports(true), ...held, ...[...pieces, ...slots].filter((node) => !theirs.has(node))],
    (references) => references.possible,
    new Set(empty),
  );
  const nodes = new Set([...theirs].filter((node) => !used.has(node)));
  /** @param {Address["kind"]} kind */
  const unused = (kind) =>
    [...nodes]
      .filter((node) => node.startsWith(`${kind} `))
      .map((node) => Number(node.slice(kind.length + 1)));
  return {
    nodes,
    functions: new Set(unused("function")),
    slots: new Set(unused("slot")),
    emptied: new Set(emptied),
    ranges: unused("memory")
      .map((at) => /** @type {[number, number]} */ ([at, graph.endOf(at)]))
      .filter(([from, to]) => to - from >= LARGE),
  };
}

export class Graph {
  /**
   * @param {Module} module
   * @param {Relocations} relocations
   */
  constructor(module, relocations) {
    this.module = module;
    this.relocations = relocations;
    const { start } = module;
    this.references = module.functions.map(({ body }, index) =>
      body && index !== start && index !== relocations.apply ? referencesOf(module, body) : null,
    );
    this.pieces = this.beginnings();
    /** @type {Map<number, Address[]>} */
    this.stored = new Map(this.pieces.map((at) => [at, []]));
    for (const [at, address] of relocations.data) this.stored.get(this.pieceOf(at))?.push(address);
  }

  /**
   * Where pieces of memory begin, in order. Code reaches into a named object (of many files) by its
   * name and an offset, so what other data point to inside of one is no piece of its own; nor is
   * what follows text without an end, for it may be the end of a longer string.
   */
  beginnings() {
    const { data, globals, exports } = this.module;
    const named = new Set([
      ...inMemory(this.relocations.globals.values()),
      ...exports.flatMap(({ kind, index }) =>
        kind === Kind.global ? (globals[index]?.init?.[0]?.to ?? []) : [],
      ),
    ]);
    const inCode = new Set([0, ...inMemory(this.references.flatMap((found) => found?.sure ?? []))]);
    const inData = inMemory(this.relocations.data.values());
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

  /**
   * The beginning of the piece of memory that holds an address.
   * @param {number} at
   */
  pieceOf(at) {
    return this.pieces[this.placeOf(at)] ?? 0;
  }

  /** @param {number} piece */
  endOf(piece) {
    return this.pieces[this.placeOf(piece) + 1] ?? this.module.data.length;
  }

  /** @param {number} at */
  placeOf(at) {
    let [low, high] = [0, this.pieces.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (Number(this.pieces[middle]) <= at) low = middle;
      else high = middle;
    }
    return low;
  }

  /**
   * @param {Address} address
   * @returns {string | null}
   */
  nodeOf({ kind, at }) {
    if (kind === "function") return `function ${at}`;
    if (kind === "slot") return at in this.module.slots ? `slot ${at}` : null;
    if (kind === "memory") {
      const inside = at >= 0 && at < this.module.data.length;
      return inside ? `memory ${this.pieceOf(at)}` : null;
    }
    const address = this.relocations.globals.get(at);
    return address ? this.nodeOf(address) : null;
  }

  /**
   * Whether a function surely refers to a piece of memory of so many bytes.
   * @param {number} index
   * @param {number} bytes
   */
  refersTo(index, bytes) {
    const addresses = inMemory(this.references[index]?.sure ?? []);
    return addresses.some((at) => this.endOf(at) - this.pieceOf(at) >= bytes);
  }

  /**
   * @param {string[]} roots
   * @param {(references: References) => Address[]} choose
   * @param {Set<string>} empty nodes that lead nowhere
   */
  reach(roots, choose, empty = new Set()) {
    const seen = new Set(roots);
    for (const node of seen) {
      if (empty.has(node)) continue;
      for (const address of this.next(node, choose)) {
        const next = this.nodeOf(address);
        if (next) seen.add(next);
      }
    }
    return seen;
  }

  /**
   * @param {string} node
   * @param {(references: References) => Address[]} choose
   * @returns {Address[]}
   */
  next(node, choose) {
    const [kind, place] = node.split(" ");
    const index = Number(place);
    if (kind === "slot") return [{ kind: "function", at: Number(this.module.slots[index]) }];
    if (kind === "memory") return this.stored.get(index) ?? [];
    const references = this.references[index];
    return references ? choose(references) : [];
  }
}

/** @param {Iterable<Address>} addresses */
function inMemory(addresses) {
  return [...addresses].flatMap(({ kind, at }) => (kind === "memory" ? at : []));
}

/** @param {number | undefined} byte */
function isText(byte) {
  return byte !== undefined && byte >= 0x20 && byte < 0x7f;
}

/**
 * @param {Module} module
 * @param {Uint8Array} body
 * @returns {References}
 */
function referencesOf(module, body) {
  const code = readBody(body);
  const bases = basesIn(module, code);
  /** @type {Address[]} */
  const sure = [];
  const numbers = new Set();
  /** @type {Set<Address["kind"]>} */
  const loose = new Set(); // bases of which more is made than addresses known here
  for (const [index, { op, to }] of code.entries()) {
    if (op === Op.call || op === Op.refFunc) sure.push({ kind: "function", at: to });
    if (op === Op.i32Const || (op >= 0x28 && op <= 0x3e)) numbers.add(to);
    const held = bases(index);
    if (op === Op.globalGet && to !== module.memoryBase && to !== module.tableBase) {
      sure.push({ kind: "global", at: to });
    }
    const added = addedTo(code, index);
    for (const kind of held) {
      if (added.length === 0) loose.add(kind);
      for (const at of added) sure.push({ kind, at });
    }
  }
  const possible = [...sure];
  for (const at of numbers) for (const kind of loose) possible.push({ kind, at });
  return { sure, possible };
}
