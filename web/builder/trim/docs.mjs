// Blanks the docstrings of what is written in C: nobody asks for help in the page.

import { expect } from "../relink/expect.mjs";
import { textAt } from "../relink/names.mjs";
import { MEMORY_BASE } from "../relink/write.mjs";

const SIGNATURE = /\)\n--\n\n/; // how Argument Clinic ends the signature of a function
const PROSE = /^[ -~\n]+\s[ -~\s]+$/;
const IDENTIFIER = /^[A-Za-z_]\w*$/;
const DOC = 12; // bytes into a row of a table of methods, or of attributes

/**
 * Such a text goes up to where anything else points into it, for texts may share their ends.
 * @param {import("../relink/relink.mjs").Linked} linked
 * @param {Uint8Array} memory
 */
export function blankDocs(linked, memory) {
  const pointed = addresses(linked, memory);
  const docs = [...docsOf(linked)];
  expect(docs.length > 0, "docstrings in tables of methods");
  for (const start of docs) {
    let at = start;
    do memory[MEMORY_BASE + at++] = 0;
    while (memory[MEMORY_BASE + at] && !pointed.has(at));
  }
}

/**
 * The addresses of docstrings: in rows that begin with a name and have a function, and wherever
 * data point to a signature.
 * @param {import("../relink/relink.mjs").Linked} linked
 */
function* docsOf({ module, relocations: { data } }) {
  const text = (/** @type {number} */ row) => {
    const found = data.get(row);
    return found?.kind === "memory" ? textAt(module.data, found.at) : "";
  };
  for (const [at, { kind, at: place }] of data) {
    if (kind !== "memory" || !PROSE.test(text(at))) continue;
    const functions = [data.get(at - 8), data.get(at - 4)];
    const inRow = functions.some((found) => found?.kind === "slot");
    if ((inRow && IDENTIFIER.test(text(at - DOC))) || SIGNATURE.test(text(at))) yield place;
  }
}

/**
 * All addresses of data that are in the memory, or that code makes.
 * @param {import("../relink/relink.mjs").Linked} linked
 * @param {Uint8Array} memory
 */
function addresses({ module, relocations, graph }, memory) {
  const places = new Set();
  const codes = graph.references.flatMap((found) => found?.possible ?? []);
  for (const { kind, at } of [...relocations.data.values(), ...codes]) {
    if (kind === "memory") places.add(at);
  }
  for (const { kind, at } of relocations.globals.values()) if (kind === "memory") places.add(at);
  for (const word of new Uint32Array(memory.buffer)) {
    const place = word - MEMORY_BASE;
    if (place >= 0 && place < module.data.length) places.add(place);
  }
  return places;
}
