/** Pyodide's script around CPython, as the build writes it: `generated/pyodide.asm.mjs`. */

type Options = NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>;

declare const createPyodideModule: NonNullable<Options["createPyodideModule"]>;
export default createPyodideModule;
