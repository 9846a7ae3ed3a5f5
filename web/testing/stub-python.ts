import type { CallError, Calls } from "../engine/contract.d.ts";
import type { CallName, Outcome } from "../engine/requests.ts";
import type { Launch, Python } from "../engine/running.ts";
export type StubCall = {
  id: number;
  name: string;
  params: object;
  end: (outcome: Outcome) => void;
  crash: (reason: Error) => void;
};

/** A Python that answers when the test ends a call. */
export function stubPython() {
  const calls: StubCall[] = [];
  const cancelled: number[] = [];
  const python: Python = {
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
 * @param options `watched`: whether they are pinged
 */
export function stubLaunch({ watched = false }: { watched?: boolean } = {}) {
  const starts: {
    options: Parameters<Launch>[0];
    listener: Parameters<Launch>[1];
    fail: (reason: Error) => void;
    finishStart: () => Started;
  }[] = [];
  const launch: Launch = (options, listener) =>
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

export type Started = ReturnType<typeof stubPython> & { stopped: number; hangs: boolean };

/** The answer to each call that a test expects. Only the fields that the test needs are there. */
export type Answers = { [Name in CallName]?: (params: Calls[Name]["params"]) => unknown };

/**
 * A started Python that answers at once.
 *
 * @param answers may throw; a call without an answer returns undefined
 * @param onCall is called first
 */
export const answering =
  (answers: Answers, onCall = (_name: CallName, _params: object) => {}): Launch =>
  async () => ({
    python: {
      async call(_, name, params) {
        const { [name as CallName]: answer } = answers as Record<
          CallName,
          (params: object) => unknown
        >;
        try {
          onCall(name as CallName, params);
          return { value: await answer?.(params) };
        } catch (error) {
          const { code, params, span } = error as CallError;
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
