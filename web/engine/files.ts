/** The files of the engine. */

/**
 * A file of the engine: its address or, in the one-file edition, its content as base64 of gzip.
 * `bytes` and `sha256` (in base64) describe the content.
 */
export interface EngineFile extends Content {
  url: string;
  packed?: string;
  /** The content of a `.zst` file after unpacking, as the service worker stores it. */
  unpacked?: Content;
}

interface Content {
  bytes: number;
  sha256: string;
}

/**
 * The files from which Python starts: a snapshot, or the standard library and the engine's wheel.
 */
export interface PythonFiles {
  wasm: EngineFile;
  snapshot?: EngineFile;
  library?: EngineFile;
  wheel?: EngineFile;
}

/** The files that the build makes for the engine. */
export interface Assets extends PythonFiles {
  /** The script of the worker, which includes Pyodide's script around CPython. */
  worker: EngineFile;
  /**
   * The full build of CPython, for code that `wasm` lacks because it did not run in training. Not
   * in the one-file edition.
   */
  whole?: EngineFile;
}
