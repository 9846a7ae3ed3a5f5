// The names of all Unicode characters: a quarter of a megabyte that nobody asks for.

import { expect } from "./expect.mjs";
import { Op, readBody } from "./instructions.mjs";

const ROW = 16; // bytes: name, function, flags and text of a method
const EMPTY = new Uint8Array(1); // no locals, no instructions
const LARGE = 64 * 1024; // bytes: no other data that these functions refer to is as large

/**
 * The functions that search the names, for `unicodedata.name` and `lookup` and for `\N{...}`.
 * @param {import("./reach.mjs").Graph} graph
 * @returns {number[]}
 */
export function nameSearches(graph) {
  const methods = methodsFrom(graph, "name", "lookup").slice(0, 2);
  return methods.map(({ index }) => {
    const found = callsOf(graph, index).filter((callee) => graph.refersTo(callee, LARGE));
    expect(found.length === 1, "methods of unicodedata to call one function with the names");
    return Number(found[0]);
  });
}

/**
 * The rows of a table of methods, from two on that stand side by side, where there are any.
 * @param {import("./reach.mjs").Graph} graph
 * @param {string} one
 * @param {string} next
 * @returns {{ row: number, name: string, index: number }[]} and their functions
 */
export function methodsFrom({ module, relocations: { data } }, one, next) {
  const nameAt = (/** @type {number} */ row) => {
    const name = data.get(row);
    return name?.kind === "memory" ? textAt(module.data, name.at) : "";
  };
  const methods = [];
  const first = [...data.keys()].find((row) => nameAt(row) === one && nameAt(row + ROW) === next);
  for (let row = first ?? -1; nameAt(row); row += ROW) {
    const method = data.get(row + 4);
    if (method?.kind !== "slot") break;
    methods.push({ row, name: nameAt(row), index: Number(module.slots[method.at]) });
  }
  return methods;
}

/**
 * @param {import("./reach.mjs").Graph} graph
 * @param {number} index
 */
function callsOf({ module }, index) {
  const body = module.functions[index]?.body;
  const calls = readBody(body ?? EMPTY).flatMap(({ op, to }) => (op === Op.call ? to : []));
  return [...new Set(calls)];
}

/**
 * @param {Uint8Array} data
 * @param {number} at
 */
export function textAt(data, at) {
  return new TextDecoder().decode(data.subarray(at, data.indexOf(0, at)));
}
