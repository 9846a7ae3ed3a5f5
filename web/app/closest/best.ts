import { signal } from "@preact/signals";
import { ask, failureOf } from "../core/engine.js";

/** @import { CardNumber, Closest } from "../../engine/contract.d.ts" */
/** @import { EngineError } from "../core/engine.js" */

/**
 * The search for the nearest value: `found` is the nearest so far, and proven once it is `done`.
 *
 * @typedef {object} BestState
 * @property {"idle" | "running" | "done" | "cancelled" | "failed"} phase
 * @property {Closest | null} found
 * @property {EngineError | null} error
 */

/** @type {BestState} */
const IDLE = { phase: "idle", found: null, error: null };

/** The search for the best answer: one at a time, with each improvement; it can be cancelled. */
export function createBest() {
  const state = signal(IDLE);
  let running = new AbortController();

  function stop() {
    running.abort();
    running = new AbortController();
  }

  return {
    state,

    /** @param {{numbers: CardNumber[], target: string, whole: boolean}} puzzle */
    async start(puzzle) {
      stop();
      const { signal: stopped } = running;
      state.value = { ...IDLE, phase: "running" };
      try {
        const found = await ask("closest", puzzle, {
          signal: stopped,
          onProgress(nearer) {
            if (!stopped.aborted) state.value = { ...state.peek(), found: nearer };
          },
        });
        if (!stopped.aborted) state.value = { phase: "done", found, error: null };
      } catch (error) {
        const failure = failureOf(error, stopped);
        if (failure) state.value = { ...state.peek(), phase: "failed", error: failure };
      }
    },

    /** Stops the search; what was found stays. */
    cancel() {
      if (state.peek().phase !== "running") return;
      stop();
      state.value = { ...state.peek(), phase: "cancelled" };
    },

    reset() {
      stop();
      state.value = IDLE;
    },
  };
}

/** @typedef {ReturnType<typeof createBest>} Best */
