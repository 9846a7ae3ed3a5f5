/** What the page, the worker and Python say to one another: plain data. */

import type {
  CallError,
  Calls,
  Difficulty,
  ErrorCode,
  Method,
  MethodName,
  PathTechnique,
  Step,
  TracedName,
  WorkedHand,
} from "./contract.d.ts";
import type { EnginePlace } from "./worker.ts";

/** A function of Python's: its file, the number of its first line, and its lines as spans, each with its kind. */
export interface SourcePart {
  file: string;
  first: number;
  lines: string[][][];
}

/** The source of the methods: which parts each has, and which line of a trace does what. */
export interface Sources {
  parts: Record<string, SourcePart>;
  methods: Record<MethodName, string[]>;
  traces: Record<TracedName, { parts: string[]; lines: Partial<Record<TraceEvent, number>> }>;
}

/** What a trace does at a position. */
export type TraceEvent = "start" | "push" | "step" | "won" | "dead";

/**
 * A file of the engine: its address or, in the one-file edition, its content as base64 of gzip. Its
 * bytes and its hash, in base64, are those of the content.
 */
export interface EngineFile extends Content {
  url: string;
  packed?: string;
  /** Of a file that travels as zstd: what it is without, as the service worker keeps it. */
  unpacked?: Content;
}

interface Content {
  bytes: number;
  sha256: string;
}

/** What Python starts from: a snapshot, or the standard library and the wheel of the engine. */
export interface PythonFiles {
  wasm: EngineFile;
  snapshot?: EngineFile;
  library?: EngineFile;
  wheel?: EngineFile;
}

/** What the build made for the engine. */
export interface Assets extends PythonFiles {
  /** The script of the worker, with Pyodide's script around CPython in it. */
  worker: EngineFile;
  /** CPython whole, where `wasm` lacks what did not run in training; not in the one-file edition. */
  whole?: EngineFile;
}

/** How Python starts. */
export interface StartOptions {
  /** How the files are fetched: "reload" trusts nothing that an earlier start has left. */
  cache: RequestCache;
  /** Whether with the whole CPython, because a call needs what is cut. */
  whole?: boolean;
}

export interface StartProgress {
  stage: "download" | "start";
  /** Share of the bytes that have arrived, 0 to 1. */
  fraction: number;
}

/** Why Python is not there; `crashed` is everything else, also after a good start. */
export type StartCode =
  | "no-webassembly"
  | "no-memory"
  | "download"
  | "missing"
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

/** Progress of any call; the call knows which of these it reports. */
export type Work = Calls[CallName]["progress"];

/** How a call ended; a cancelled one ends with nothing. */
export type Outcome = { value: unknown } | { error: CallError } | null;

export interface CallOptions<Name extends CallName = CallName> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Calls[Name]["progress"]) => void) | undefined;
}

/** Makes a call; rejects with an `EngineError`, or with the reason of an aborted signal. */
export type Ask = <Name extends CallName>(
  name: Name,
  params: Calls[Name]["params"],
  options?: CallOptions<Name>,
) => Promise<Calls[Name]["result"]>;

/**
 * Why a call was rejected: by Python, because Python has stopped or does not start, or because what the
 * call needs is cut and cannot be had now.
 */
export type FailureCode = ErrorCode | "engine-failed" | "engine-error" | "part-missing";

/** What the page knows of the engine before Python is awake. */
export interface EngineFacts {
  version: string;
  calls: CallName[];
  methods: Pick<Method, "name" | "complete" | "sizes">[];
  deals: BriefDeal[];
  /** The easiest hands, each with a step on the way to its simplest solution. */
  first: (BriefDeal & { step: Step })[];
}

/** What the page knows of the Path before Python is awake. */
export type PathFacts = (PathTechnique & { picture: WorkedHand })[];

/** A deal for 24; of each suit the first letter. */
export interface BriefDeal extends Difficulty {
  ranks: number[];
  suits: string;
}

/** What Python tells while it starts and works. */
export interface Listener {
  onProgress: (progress: StartProgress) => void;
  /** Of several calls another works from now on. */
  onTurn: (id: number) => void;
  onWork: (id: number, work: Work) => void;
}

/** Python with the engine in it, wherever it runs. The caller chooses the id of a call. */
export interface Python {
  call(id: number, name: string, params: object): Promise<Outcome>;
  cancel(id: number): void;
}

/**
 * A started Python; `stop` ends it where that is possible. `ping` is answered between two slices of
 * work; null where Python runs on the page itself, and cannot be watched from there.
 */
export interface Running {
  python: Python;
  ping: (() => Promise<unknown>) | null;
  stop(): void;
}

/** Starts Python anew. */
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

  /** Only in browsers that enforce trusted types. */
  var trustedTypes: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy } | undefined;

  /** Only on a page that can have no worker: what the worker would be asked. */
  var engineHere: EnginePlace | undefined;

  /** Only in a worker. */
  var importScripts: unknown;
  var WorkerGlobalScope: unknown;

  interface Navigator {
    /** Only in Chromium. */
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
