import { signal } from "@preact/signals";
import type { CardNumber, Closest } from "../../engine/contract.d.ts";
import { ask, type EngineError, failureOf } from "../core/engine.ts";

/** The search for the nearest value: `found` is the nearest so far, and proven once it is `done`. */
export interface BestState {
  phase: "idle" | "running" | "done" | "cancelled" | "failed";
  found: Closest | null;
  error: EngineError | null;
}

const IDLE: BestState = { phase: "idle", found: null, error: null };

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

    async start(puzzle: { numbers: CardNumber[]; target: string; whole: boolean }) {
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
