import { signal } from "@preact/signals";
import type { SearchProgress, Solved } from "../../../engine/contract.d.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask, type EngineError, failureOf } from "../../base/python/engine.ts";

export interface SearchState {
  phase: "idle" | "running" | "done" | "failed" | "cancelled";
  progress: SearchProgress | null;
  solved: Solved | null;
  /** The puzzle of the search. */
  puzzle: Puzzle;
  error: EngineError | null;
}

const IDLE: SearchState = {
  phase: "idle",
  progress: null,
  solved: null,
  puzzle: { numbers: [], target: "" },
  error: null,
};

/** A search for solutions: one at a time, with progress. It can be cancelled. */
export function createSearch() {
  const state = signal(IDLE);
  let running = new AbortController();

  const update = (change: Partial<SearchState>) => {
    state.value = { ...state.value, ...change };
  };

  function stop(next: SearchState) {
    running.abort();
    running = new AbortController();
    state.value = next;
  }

  return {
    state,

    /** Searches for the solutions of the puzzle that `read` resolves to. */
    async start(read: (signal: AbortSignal) => Promise<Puzzle>) {
      stop({ ...IDLE, phase: "running" });
      const stopped = running.signal;
      try {
        const puzzle = await read(stopped);
        update({ puzzle });
        const onProgress = (progress: SearchProgress) => {
          if (!stopped.aborted) update({ progress });
        };
        const solved = await ask("solve", puzzle, { signal: stopped, onProgress });
        if (!stopped.aborted) update({ phase: "done", solved });
      } catch (error) {
        const failure = failureOf(error, stopped);
        if (failure) update({ phase: "failed", error: failure });
      }
    },

    cancel: () => stop({ ...IDLE, phase: "cancelled" }),
    reset: () => stop(IDLE),
  };
}

export type Search = ReturnType<typeof createSearch>;
