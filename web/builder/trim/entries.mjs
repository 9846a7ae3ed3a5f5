// Where the parts of CPython begin that nothing calls once Python has started.

import { expect } from "../relink/expect.mjs";
import { exported } from "../relink/module.mjs";
import { methodsBeside } from "../relink/names.mjs";

// Python's parser and compiler: no text of a player is ever evaluated, and everything is imported.
// And what loads more WebAssembly, starts anew, or tells what C++ has thrown.
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
];

/**
 * The functions that nothing calls any more.
 * @param {import("../relink/relink.mjs").Linked} linked
 * @returns {number[]}
 */
export function entriesOf({ module, graph }) {
  const entries = ENTRIES.map((name) => exported(module, name));
  const [compile] = methodsBeside(graph, "compile", "delattr");
  expect(compile !== undefined, "the function compile among the builtin ones");
  return [...entries, compile];
}
