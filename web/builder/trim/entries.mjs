// Where the parts of CPython begin that nothing calls once Python has started.

import { Kind } from "../relink/binary.mjs";
import { expect } from "../relink/expect.mjs";
import { exported } from "../relink/module.mjs";
import { methodsFrom } from "../relink/names.mjs";

const METHOD = 4; // bytes into a row of a table of methods

// Python's parser and compiler: no text of a player is ever evaluated, and everything is imported.
// What loads more WebAssembly, starts anew, or tells what C++ has thrown. And the values of characters
// such as ½, of which the engine asks only for those of digits.
const ENTRIES = [
  "_PyAST_Compile",
  "Py_CompileStringObject",
  "Py_CompileStringExFlags",
  "PyRun_StringFlags",
  "PyRun_SimpleString",
  "PyRun_SimpleStringFlags",
  "PyRun_FileExFlags",
  "PyRun_AnyFileExFlags",
  "PyRun_InteractiveLoopFlags",
  "PyRun_InteractiveOneObject",
  "PyRun_InteractiveOneFlags",
  "PyRun_SimpleFileExFlags",
  "Py_FrozenMain",
  "run_main_promising",
  "dlopen",
  "emscripten_dlopen",
  "emscripten_dlopen_promise",
  "__get_exception_message",
  "_PyUnicode_ToNumeric",
];

// There are no files, and no processes. Of the functions of `posix`, the random generator takes one;
// Pyodide sets a variable at every start, and paths are made of text.
const OF_POSIX = new Set(["fspath", "putenv", "urandom"]);

/**
 * The functions that nothing calls any more. Functions with the same code are one in WebAssembly, so
 * those that something else refers to stay as they are.
 * @param {import("../relink/relink.mjs").Linked} linked
 * @returns {number[]}
 */
export function entriesOf(linked) {
  const { module, graph } = linked;
  const entries = ENTRIES.map((name) => exported(module, name));
  for (const { name, kind, index } of module.exports) {
    const same = kind === Kind.function && entries.includes(index);
    expect(!same || ENTRIES.includes(name), `${name} to have code of its own`);
  }
  const [compile] = methodsFrom(graph, "compile", "delattr");
  expect(compile, "the function compile among the builtin ones");
  const posix = methodsFrom(graph, "stat", "access");
  const gone = [compile, ...posix.filter(({ name }) => !OF_POSIX.has(name))];
  const kept = posix.length + 1 - gone.length;
  expect(kept === OF_POSIX.size, `functions of posix named ${[...OF_POSIX]}`);
  const elsewhere = referredTo(linked, new Set(gone.map(({ row }) => row + METHOD)));
  return [...entries, ...gone.map(({ index }) => index).filter((index) => !elsewhere.has(index))];
}

/**
 * The functions that code or exports refer to, or data but for some places.
 * @param {import("../relink/relink.mjs").Linked} linked
 * @param {Set<number>} places
 */
function referredTo({ module, relocations, graph }, places) {
  const codes = graph.references.flatMap((found) => found?.possible ?? []);
  const data = [...relocations.data]
    .filter(([at]) => !places.has(at))
    .map(([, address]) => address);
  const found = new Set(
    module.exports.flatMap(({ kind, index }) => (kind === Kind.function ? index : [])),
  );
  for (const { kind, at } of [...codes, ...data]) {
    if (kind === "function") found.add(at);
    if (kind === "slot") found.add(Number(module.slots[at]));
  }
  return found;
}
