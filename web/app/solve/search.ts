import { signal } from "@preact/signals";
import { ask, failureOf } from "../core/engine.js";

/** @import { EngineError } from "../core/engine.js" */
/** @import { Puzzle } from "../core/puzzle.js" */
/** @import { SearchProgress, Solved } from "../../engine/contract.d.ts" */

/** After this long, a search shows its progress and can be cancelled. */
const PATIENCE = 500;

/**
 * @typedef {object} SearchState
 * @property {"idle" | "running" | "done" | "failed" | "cancelled"} phase
 * @property {boolean} slow
 * @property {SearchProgress | null} progress
 * @property {Solved | null} solved
 * @property {Puzzle} puzzle that is solved
 * @property {EngineError | null} error
 */

/** @type {SearchState} */
const IDLE = {
  phase: "idle",
  slow: false,
  progress: null,
  solved: null,
  puzzle: { numbers: [], target: "" },
  error: null,
};

/** A search for solutions: one at a time, with progress; it can be cancelled. */
export function createSearch() {
  const state = signal(IDLE);
  let running = new AbortController();

  /** @param {Partial<SearchState>} change */
  const update = (change) => {
    state.value = { ...state.value, ...change };
  };

  /** @param {SearchState} next */
  function stop(next) {
    running.abort();
    running = new AbortController();
    state.value = next;
  }

  return {
    state,

    /**
     * Looks for the solutions of what `read` resolves to.
     *
     * @param {(signal: AbortSignal) => Promise<Puzzle>} read
     */
    async start(read) {
      stop({ ...IDLE, phase: "running" });
      const stopped = running.signal;
      const timer = setTimeout(() => update({ slow: true }), PATIENCE);
      stopped.addEventListener("abort", () => clearTimeout(timer));
      try {
        const puzzle = await read(stopped);
        update({ puzzle });
        const onProgress = (/** @type {SearchProgress} */ progress) => {
          if (!stopped.aborted) update({ progress });
        };
        const solved = await ask("solve", puzzle, { signal: stopped, onProgress });
        if (!stopped.aborted) update({ phase: "done", solved });
      } catch (error) {
        const failure = failureOf(error, stopped);
        if (failure) update({ phase: "failed", error: failure });
      } finally {
        clearTimeout(timer);
      }
    },

    cancel: () => stop({ ...IDLE, phase: "cancelled" }),
    reset: () => stop(IDLE),
  };
}

/** @typedef {ReturnType<typeof createSearch>} Search */
