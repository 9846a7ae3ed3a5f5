/** What the page, the worker and Python say to one another: plain data. */

/**
 * A file of the engine: where it is, and how many bytes arrive once the network's compression is
 * undone.
 */
export interface EngineFile {
  url: string;
  bytes: number;
}

/** What the build made for the engine. */
export interface Assets {
  worker: string;
  /** The directory of Pyodide's own files. */
  runtime: string;
  /** Pyodide's list of packages, without any package. */
  lock: { info: object; packages: object };
  files: { script: EngineFile; wasm: EngineFile; stdlib: EngineFile; wheel: EngineFile };
}

export interface Progress {
  stage: "download" | "start" | "import";
  /** Share of the bytes that have arrived, 0 to 1. */
  fraction: number;
}

export interface Status extends Progress {
  state: "loading" | "ready" | "failed";
  error: { code: string; detail: string } | null;
}

/** How far a long call is. */
export interface Work {
  done: number;
  total: number;
  found: number;
}

export interface CallError {
  code: string;
  params: Record<string, unknown>;
  /** Start and end in the text that was judged, in code points. */
  span: [number, number] | null;
}

/** How a call ended; a cancelled one ends with nothing. */
export type Outcome = { value: unknown } | { error: CallError } | null;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((work: Work) => void) | undefined;
}

/** What Python tells while it starts and works. */
export interface Listener {
  onProgress: (progress: Progress) => void;
  onWork: (id: number, work: Work) => void;
}

/** Python with the engine in it, wherever it runs. The caller chooses the id of a call. */
export interface Python {
  call(id: number, name: string, params: object): Promise<Outcome>;
  cancel(id: number): void;
}

/** A started Python; `stop` ends it where that is possible. */
export interface Running {
  python: Python;
  stop(): void;
}

/** The Python side, `twentyfour/bridge.py`. */
export interface Bridge {
  begin(name: string, params: string): number;
  advance(job: number, milliseconds: number): string;
  cancel(job: number): void;
}

declare global {
  interface Window {
    /** Every call of the bridge, for the console and for tests. */
    twentyfour: Record<string, (params?: object, options?: CallOptions) => Promise<unknown>>;
  }
}
