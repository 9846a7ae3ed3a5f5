import type { Bridge } from "../python/bridge.ts";
import { CutError, isCut } from "./errors.ts";
import type { Outcome } from "./requests.ts";
import type { Listener, Python } from "./running.ts";

const SLICE_MILLISECONDS = 12;

/**
 * Runs the bridge's calls in slices. Messages are handled between two slices, so that calls
 * interleave and a cancelled call stops without a restart of Python.
 */
export function runCalls(
  bridge: Bridge,
  { onTurn, onWork }: Pick<Listener, "onTurn" | "onWork">,
): Python {
  const running = new Set<number>();
  /** The id of the call in the last slice. */
  let turn = 0;

  const begin = reportingCuts((name: string, params: object) =>
    bridge.begin(name, JSON.stringify(params)),
  );
  const advance = reportingCuts((job: number) => bridge.advance(job, SLICE_MILLISECONDS));

  /**
   * @param id the call of the next slice; reported in advance, because a slice that hangs cannot
   * report it
   */
  function startTurn(id: number) {
    if (id === turn) return;
    turn = id;
    if (running.size > 1) onTurn(id);
  }

  async function run(id: number, job: number): Promise<Outcome> {
    for (; running.has(id); await nextTask()) {
      startTurn(id);
      const { done, progress, ...outcome } = JSON.parse(advance(job));
      if (done) return outcome;
      if (progress) onWork(id, progress);
    }
    bridge.cancel(job);
    return null;
  }

  return {
    async call(id, name, params) {
      running.add(id);
      startTurn(id);
      try {
        return await run(id, begin(name, params));
      } finally {
        running.delete(id);
      }
    },
    cancel(id) {
      running.delete(id);
    },
  };
}

/** Wraps a function so that it throws a `CutError` if it reaches removed code. */
function reportingCuts<Args extends unknown[], T>(
  call: (...args: Args) => T,
): (...args: Args) => T {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      throw isCut(error) ? new CutError(error) : error;
    }
  };
}

const { port1, port2 } = new MessageChannel();
port1.start();

/**
 * Resolves in the next task. A message arrives at once, while browsers delay timers by at least
 * four milliseconds.
 */
function nextTask() {
  return new Promise((resolve) => {
    port1.addEventListener("message", resolve, { once: true });
    port2.postMessage(null);
  });
}
