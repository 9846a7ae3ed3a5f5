// Where a function has `__memory_base` or `__table_base`: on the stack, or in which of its locals.

import { Op } from "./instructions.mjs";

/**
 * @typedef {import("./instructions.mjs").Instruction} Instruction
 * @typedef {{ memoryBase: number, tableBase: number }} Module
 * @typedef {"memory" | "slot"} Base
 *
 * For each local, which bases it may hold at one place: the sum of 1 for the memory's and 2 for the
 * table's.
 * @typedef {Map<number, number>} Locals
 *
 * A block that is open: what locals may hold where it begins, and where it ends, from branches.
 * @typedef {{ op: number, index: number, before: Locals, after: Locals }} Block
 */

/** @type {Base[]} */
const BASES = ["memory", "slot"];

/**
 * Tells for each instruction which bases it may put on top of the stack; but not for one that the
 * next puts into a local, for what becomes of that is seen where the local is read.
 * @param {Module} module
 * @param {Instruction[]} code
 * @returns {(index: number) => Base[]}
 */
export function basesIn(module, code) {
  const loaded = code.map((instruction) => baseOf(module, instruction));
  const read = follow(code, loaded);
  return (index) => {
    const next = code[index + 1]?.op;
    const stored = next === Op.localSet || next === Op.localTee;
    const bases = (loaded[index] && !stored ? loaded[index] : read.get(index)) ?? 0;
    return BASES.filter((_, bit) => bases & (1 << bit));
  };
}

/**
 * @param {Module} module
 * @param {Instruction} instruction
 */
function baseOf({ memoryBase, tableBase }, { op, to }) {
  if (op !== Op.globalGet) return 0;
  return to === memoryBase ? 1 : to === tableBase ? 2 : 0;
}

/**
 * The bases that each reading of a local may find, along all ways through the function.
 * @param {Instruction[]} code
 * @param {number[]} loaded the base that each instruction puts on the stack
 */
function follow(code, loaded) {
  /** @type {Locals} */
  const read = new Map();
  const any = everStored(code, loaded);
  /** @type {Map<number, Locals>} */
  const loops = new Map(); // by their place, what comes back to their beginning
  for (let again = any.size > 0; again; ) {
    again = false;
    /** @type {Locals} */
    let now = new Map();
    /** @type {Block[]} */
    const open = [];
    const branch = (/** @type {Block | undefined} */ block) => {
      if (!block) return; // the function ends
      const comesBack = block.op === Op.loop;
      const added = add(now, comesBack ? loops.get(block.index) : block.after);
      again ||= comesBack && added;
    };
    for (const [index, { op, to }] of code.entries()) {
      if (op === Op.localGet) read.set(index, now.get(to) ?? 0);
      if (op === Op.localTee) read.set(index, loaded[index - 1] ?? 0);
      if (op === Op.localSet || op === Op.localTee) now.set(to, loaded[index - 1] ?? 0);
      if (op === Op.br || op === Op.brIf) branch(open.at(-1 - to));
      if (op === Op.brTable) for (const block of open) branch(block);
      if (op === Op.loop) {
        if (!loops.has(index)) loops.set(index, new Map());
        add(loops.get(index), now);
      }
      if (op === Op.block || op === Op.loop || op === Op.if || op === Op.try) {
        open.push({ op, index, before: new Map(now), after: new Map() });
      }
      if (op === Op.else || op === Op.catch || op === Op.catchAll) {
        branch(open.at(-1));
        now = new Map(op === Op.else ? open.at(-1)?.before : any); // what is caught, from anywhere
      }
      if (op === Op.delegate) add(any, now);
      if (op === Op.end || op === Op.delegate) {
        const block = open.pop();
        add(block?.after, now);
        if (block?.op === Op.if) add(block.before, now); // there may be no else
      }
    }
  }
  return read;
}

/**
 * What each local may ever hold.
 * @param {Instruction[]} code
 * @param {number[]} loaded
 */
function everStored(code, loaded) {
  /** @type {Locals} */
  const any = new Map();
  for (const [index, { op, to }] of code.entries()) {
    const base = loaded[index - 1];
    if (base && (op === Op.localSet || op === Op.localTee)) add(new Map([[to, base]]), any);
  }
  return any;
}

/**
 * Adds what some locals may hold to what they may hold elsewhere; returns whether that is new.
 * @param {Locals | undefined} more
 * @param {Locals | undefined} locals
 */
function add(more, locals) {
  let added = false;
  for (const [local, bases] of more ?? []) {
    const known = locals?.get(local) ?? 0;
    locals?.set(local, known | bases);
    added ||= (known | bases) !== known;
  }
  return added;
}
