/** The exports of CPython's WebAssembly that the build uses. */

/** Pyodide, with its memory. */
export type Python = import("pyodide").PyodideAPI & { _module: { HEAPU8: Uint8Array } };

export interface Exports {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(block: number): void;
  emscripten_stack_get_end(): number;
  emscripten_stack_get_current(): number;
  _PyImport_FrozenBootstrap: WebAssembly.Global;
  _PyImport_FrozenStdlib: WebAssembly.Global;
  _PyImport_FrozenTest: WebAssembly.Global;
}
