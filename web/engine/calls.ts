import { CutError, isCut } from "./errors.ts";
import type { Bridge, Listener, Outcome, Python } from "./types.ts";

const SLICE_MILLISECONDS = 12;

/**
 * Runs the bridge's calls in slices. Between two slices other messages get in, so that calls
 * interleave and a cancelled one stops without restarting Python.
 */
export function runCalls(
  bridge: Bridge,
  { onTurn, onWork }: Pick<Listener, "onTurn" | "onWork">,
): Python {
  const running = new Set<number>();
  /** The call of the last slice. */
  let turn = 0;

  const begin = tellingOfCuts((name: string, params: object) =>
    bridge.begin(name, JSON.stringify(params)),
  );
  const advance = tellingOfCuts((job: number) => bridge.advance(job, SLICE_MILLISECONDS));

  /** @param id the call that works next: a slice that hangs can no longer tell */
  function take(id: number) {
    if (id === turn) return;
    turn = id;
    if (running.size > 1) onTurn(id);
  }

  async function run(id: number, job: number): Promise<Outcome> {
    for (; running.has(id); await nextTask()) {
      take(id);
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
      take(id);
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

/** The same function; it tells by the error when it has met a function that was cut. */
function tellingOfCuts<Args extends unknown[], T>(
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

/** Unlike a timer, a message comes back without the browser's four milliseconds of delay. */
function nextTask() {
  return new Promise((resolve) => {
    port1.addEventListener("message", resolve, { once: true });
    port2.postMessage(null);
  });
}
