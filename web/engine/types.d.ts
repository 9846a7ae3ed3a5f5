/** What the page, the worker and Python say to one another: plain data. */

/**
 * A file of the engine: its address or, in the one-file edition, its content as base64 of gzip. Its
 * bytes and its hash, in base64, are those of the content; at the address it may be compressed.
 */
export interface EngineFile {
  url?: string;
  packed?: string;
  gzip?: boolean;
  bytes: number;
  sha256: string;
}

export interface EngineFiles {
  /** CPython. */
  wasm: EngineFile;
  /** Python's standard library. */
  stdlib: EngineFile;
  /** The package `twentyfour`. */
  wheel: EngineFile;
}

/** What the build made for the engine. */
export interface Assets {
  /** The address of the worker's script. */
  worker: string;
  /** The address of Pyodide's script around CPython, which defines `_createPyodideModule`. */
  script: string;
  /** Pyodide's list of packages, without any package. */
  lock: { info: object; packages: object };
  files: EngineFiles;
  /**
   * Where a snapshot of exactly this Python is kept, from which nothing is ever fetched; null where
   * none can be.
   */
  snapshot: string | null;
}

export interface Progress {
  stage: "download" | "start";
  /** Share of the bytes that have arrived, 0 to 1. */
  fraction: number;
}

/** Why Python is not there; `crashed` is everything else, also after a good start. */
export type StartCode =
  | "no-webassembly"
  | "no-memory"
  | "download"
  | "corrupt"
  | "too-slow"
  | "crashed";

export interface Status extends Progress {
  state: "loading" | "ready" | "failed";
  error: { code: StartCode; detail: string } | null;
}

/** How far a search is. */
export interface SearchWork {
  done: number;
  total: number;
  found: number;
}

/** How far `run_method` is. */
export interface RunWork {
  tried: number;
  formulas: number;
}

/** How far `survey` is: a letter for each hand so far, s solved, n no solution, m missed. */
export interface SurveyWork {
  done: number;
  total: number;
  states: string;
}

/** How far a long call is; the call knows which of these it tells. */
export type Work = SearchWork | RunWork | SurveyWork;

export interface CallError {
  code: string;
  params: Record<string, unknown>;
  /** Start and end in the text that was judged, in code points. */
  span: [number, number] | null;
}

/** How a call ended; a cancelled one ends with nothing. */
export type Outcome = { value: unknown } | { error: CallError } | null;

/** A method, not a function: so who makes a call may name the one kind of work that it tells. */
interface Watcher {
  onProgress(work: Work): void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  onProgress?: Watcher["onProgress"] | undefined;
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

/** Starts Python anew; the files are fetched in the way that `cache` says. */
export type Launch = (
  cache: RequestCache,
  listener: Listener & { onCrash: (reason: Error) => void },
) => Promise<Running>;

/** The Python side, `twentyfour/bridge.py`. */
export interface Bridge {
  begin(name: string, params: string): number;
  advance(job: number, milliseconds: number): string;
  cancel(job: number): void;
}

declare global {
  /** Only in a worker. */
  function importScripts(url: string): void;

  interface Window {
    /** Every call of the bridge, for the console and for tests. */
    twentyfour: Record<string, (params?: object, options?: CallOptions) => Promise<unknown>>;
  }
}
