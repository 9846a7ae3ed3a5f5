// CPython's table of builtin modules, `PyImport_Inittab`: rows of a name and a function.

import { expect } from "./expect.mjs";
import { exported } from "./module.mjs";
import { textAt } from "./names.mjs";

const ROW = 8; // bytes: two addresses

/**
 * Takes the named modules out of the table; returns the slots of their functions.
 * @param {import("./module.mjs").Module} module
 * @param {import("./module.mjs").Relocations} relocations
 * @param {Set<string>} names
 * @returns {number[]}
 */
export function removeBuiltins(module, { data }, names) {
  const rows = [];
  const first = firstRow(module, data);
  for (let at = first; data.has(at); at += ROW) {
    const [name, init] = [data.get(at), data.get(at + 4)];
    expect(name?.kind === "memory", "names in PyImport_Inittab");
    expect(!init || init.kind === "slot", "functions in PyImport_Inittab");
    rows.push({ name, init });
    data.delete(at);
    data.delete(at + 4);
  }
  const kept = rows.filter(({ name }) => !names.has(textAt(module.data, name.at)));
  expect(rows.length - kept.length === names.size, `builtin modules named ${[...names]}`);
  for (const [index, { name, init }] of kept.entries()) {
    data.set(first + ROW * index, name);
    if (init) data.set(first + ROW * index + 4, init);
  }
  const stay = new Set(kept.map(({ init }) => init?.at));
  return rows.flatMap(({ init }) => (init && !stay.has(init.at) ? [init.at] : []));
}

/**
 * @param {import("./module.mjs").Module} module
 * @param {Map<number, import("./module.mjs").Address>} data
 */
function firstRow(module, data) {
  const variable = module.globals[exported(module, "PyImport_Inittab")]?.init?.[0]?.to;
  const first = variable === undefined ? undefined : data.get(variable);
  expect(first?.kind === "memory", "PyImport_Inittab to point to a table in memory");
  return first.at;
}
