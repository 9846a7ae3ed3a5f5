/** The messages between the page, the worker and Python: plain data. */

import type {
  CallError,
  Calls,
  Difficulty,
  ErrorCode,
  MethodName,
  PathTechnique,
  Step,
  TracedName,
  WorkedHand,
} from "./contract.d.ts";
import type { EnginePlace } from "./worker.ts";

/**
 * A Python function: its file, the number of its first line, and its lines as spans, each with its
 * kind.
 */
export interface SourcePart {
  file: string;
  first: number;
  lines: string[][][];
}

/** The steps of our own solver, in the order in which its source is read. */
export type Chapter = "tables" | "backwards" | "sums" | "products" | "once";

/**
 * The source of the methods: the parts of each method, the chapters of our own solver, and the line
 * for each event of a trace.
 */
export interface Sources {
  parts: Record<string, SourcePart>;
  methods: Record<MethodName, string[]>;
  chapters: Record<Chapter, string[]>;
  traces: Record<TracedName, { parts: string[]; lines: Partial<Record<TraceEvent, number>> }>;
}

/** What a trace does at a position. */
export type TraceEvent = "start" | "push" | "step" | "won" | "dead";

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

/** How to start Python. */
export interface StartOptions {
  /** How the files are fetched. "reload" bypasses everything that earlier starts stored. */
  cache: RequestCache;
  /** Whether to start the full build of CPython, because a call needs removed code. */
  whole?: boolean;
}

export interface StartProgress {
  stage: "download" | "start";
  /** The fraction of the bytes that have arrived, from 0 to 1. */
  fraction: number;
}

/**
 * Why Python is not available. `crashed` covers all other reasons, even after a successful start.
 */
export type StartCode =
  | "no-webassembly"
  | "no-memory"
  | "download"
  | "missing"
  | "refused"
  | "too-many"
  | "overloaded"
  | "outdated"
  | "forbidden"
  | "corrupt"
  | "too-slow"
  | "crashed";

export interface Status extends StartProgress {
  state: "loading" | "ready" | "failed";
  error: { code: StartCode; detail: string } | null;
}

export type CallName = keyof Calls;

/** The progress that a call may report. Each call has its own type. */
export type Work = Calls[CallName]["progress"];

/** How a call ended; null if it was cancelled. */
export type Outcome = { value: unknown } | { error: CallError } | null;

export interface CallOptions<Name extends CallName = CallName> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Calls[Name]["progress"]) => void) | undefined;
}

/** Calls Python. Rejects with an `EngineError`, or with the reason of an aborted signal. */
export type Ask = <Name extends CallName>(
  name: Name,
  params: Calls[Name]["params"],
  options?: CallOptions<Name>,
) => Promise<Calls[Name]["result"]>;

/**
 * Why a call was rejected: by Python, because Python has stopped or does not start, or because the
 * call needs removed code that cannot be loaded now.
 */
export type FailureCode = ErrorCode | "engine-failed" | "engine-error" | "part-missing";

/** Facts about the engine that are part of the page, so that it need not wait for Python. */
export interface EngineFacts {
  version: string;
  calls: CallName[];
  deals: BriefDeal[];
  /** The easiest hands, each with a step towards its simplest solution. */
  first: (BriefDeal & { step: Step })[];
}

/** Facts about the Path that are part of the page, so that it need not wait for Python. */
export type PathFacts = (PathTechnique & { picture: WorkedHand })[];

/** A deal for 24. `suits` has the first letter of each suit. */
export interface BriefDeal extends Difficulty {
  ranks: number[];
  suits: string;
}

/** Receives the messages of a Python that starts or works. */
export interface Listener {
  onProgress: (progress: StartProgress) => void;
  /** Called when Python continues with a different one of several calls. */
  onTurn: (id: number) => void;
  onWork: (id: number, work: Work) => void;
}

/** Python with the engine, in a worker or on the page. The caller chooses the id of a call. */
export interface Python {
  call(id: number, name: string, params: object): Promise<Outcome>;
  cancel(id: number): void;
}

/**
 * A started Python. `stop` ends it if possible. `ping` is answered between two slices of work; it
 * is null if Python runs on the page itself, which cannot watch it.
 */
export interface Running {
  python: Python;
  ping: (() => Promise<unknown>) | null;
  stop(): void;
}

/** Starts a new Python. */
export type Launch = (
  options: StartOptions,
  listener: Listener & { onCrash: (reason: Error) => void },
) => Promise<Running>;

/** The Python side, `twentyfour/bridge.py`. */
export interface Bridge {
  begin(name: string, params: string): number;
  advance(job: number, milliseconds: number): string;
  cancel(job: number): void;
}

declare global {
  interface TrustedPolicy {
    createScriptURL(url: string): string;
  }

  /** Exists only in browsers that enforce trusted types. */
  var trustedTypes: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy } | undefined;

  /** Exists only on a page without workers: the object that a worker would provide. */
  var engineHere: EnginePlace | undefined;

  /** Exists only in a worker. */
  var importScripts: unknown;
  var WorkerGlobalScope: unknown;

  interface Navigator {
    /** Exists only in Chromium. */
    connection?: { saveData: boolean };
  }

  interface Window {
    /** Every call of the bridge, for the console and for tests. */
    twentyfour: {
      [Name in CallName]: (
        params: Calls[Name]["params"],
        options?: CallOptions<Name>,
      ) => Promise<Calls[Name]["result"]>;
    };
  }
}
