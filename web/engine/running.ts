/** The messages between the page, the worker and Python: plain data. */

import type { ProxyMarked } from "comlink";
import type { PythonFiles } from "./files.ts";
import type { Outcome, Work } from "./requests.ts";
import type { StartOptions, StartProgress } from "./status.ts";

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

/** The script of the worker, as the page calls it. */
export interface EnginePlace {
  /** Shows that the script runs. */
  hello(): void;
  start(
    files: PythonFiles,
    cache: RequestCache,
    ...listener: [Listener["onProgress"], Listener["onTurn"], Listener["onWork"]]
  ): Promise<Python & ProxyMarked>;
}
