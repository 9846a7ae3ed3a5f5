/** @import { Launch, Outcome, Python } from "../engine/types.ts" */

/**
 * @typedef {{id: number, name: string, params: object, end: (outcome: Outcome) => void,
 *   crash: (reason: Error) => void}} StubCall
 */

/** A Python that answers when the test ends a call. */
export function stubPython() {
  const calls = /** @type {StubCall[]} */ ([]);
  const cancelled = /** @type {number[]} */ ([]);
  /** @type {Python} */
  const python = {
    call: (id, name, params) =>
      new Promise((end, crash) => {
        calls.push({ id, name, params, end, crash });
      }),
    cancel(id) {
      cancelled.push(id);
    },
  };
  return { python, calls, cancelled };
}

/**
 * A launcher whose Pythons start, or fail, when the test says so.
 *
 * @param {{watched?: boolean}} [options] whether they are pinged
 */
export function stubLaunch({ watched = false } = {}) {
  const starts = /** @type {{options: Parameters<Launch>[0], listener: Parameters<Launch>[1],
    fail: (reason: Error) => void, finishStart: () => Started}[]} */ ([]);
  /** @type {Launch} */
  const launch = (options, listener) =>
    new Promise((resolve, reject) => {
      const stub = stubPython();
      const started = { ...stub, stopped: 0, hangs: false };
      starts.push({
        options,
        listener,
        fail: reject,
        finishStart() {
          const stop = () => {
            started.stopped += 1;
          };
          const ping = () => (started.hangs ? new Promise(() => {}) : Promise.resolve());
          resolve({ python: stub.python, ping: watched ? ping : null, stop });
          return started;
        },
      });
    });
  return { launch, starts };
}

/** @typedef {ReturnType<typeof stubPython> & {stopped: number, hangs: boolean}} Started */

/**
 * A started Python that answers at once.
 *
 * @param {(name: string, params: any) => unknown} answer may throw
 * @returns {Launch}
 */
export const answering = (answer) => async () => ({
  python: {
    async call(_, name, params) {
      try {
        return { value: await answer(name, params) };
      } catch (error) {
        const { code, params, span } = /** @type {import("../engine/contract.d.ts").CallError} */ (
          error
        );
        return { error: { code, params, span } };
      }
    },
    cancel() {},
  },
  ping: null,
  stop() {},
});

/** Lets everything continue that waits only for promises. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
