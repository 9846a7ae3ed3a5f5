/**
 * The files that `web/build.py` writes into `web/generated/`, for an editor that opens a fresh
 * clone.
 */

declare module "*/generated/engine.json" {
  const engine: import("./types.d.ts").EngineFacts;
  export default engine;
}

declare module "*/generated/assets.json" {
  const assets: import("./types.d.ts").Assets;
  export default assets;
}

declare module "*/generated/python.json" {
  const python: import("./types.d.ts").PythonFiles;
  export default python;
}

declare module "*/generated/pyodide.asm.mjs" {
  const createPyodideModule: NonNullable<
    NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]
  >;
  export default createPyodideModule;
}

declare module "*/generated/lock.json" {
  /** Pyodide's list of packages, without any package. */
  const lock: { info: object; packages: object };
  export default lock;
}

declare module "*/generated/licences.json" {
  const works: { name: string; version: string; licence: string; source: string; text: string }[];
  export default works;
}

/** Whether this is the one-file edition, in which the page itself holds all files. */
declare const ONE_FILE: boolean;

/** The address of the worker, for the script that stands in the page; empty in one file. */
declare const WORKER: string;
