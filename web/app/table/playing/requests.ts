import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Advice, Closest, Hint, SearchProgress } from "../../../engine/contract.d.ts";
import { markOnce } from "../../base/browser/marks.ts";
import { ask, failureOf } from "../../base/python/engine.ts";
import type { Act, Answers, HandState } from "../hand/types.ts";
import { isWanted, type Request, wanted } from "../hand/wanted.ts";

/** The progress of a search in Python. */
export type Progress = { solutions: SearchProgress | null; nearest: Closest | null };

const NO_PROGRESS: Progress = { solutions: null, nearest: null };

/**
 * Sends the hand's requests to Python, each once, and returns the answers as events. Cancels
 * requests that the hand no longer has.
 *
 * @param readHand the hand of a link, or a dealt hand if the link names none
 */
export function followRequests(
  state: ReadonlySignal<HandState>,
  dispatch: (act: Act) => void,
  readHand: (key: string, stopped: AbortSignal) => Promise<Answers["read"]>,
) {
  const running = new Map<string, AbortController>();
  const progress = signal(NO_PROGRESS);
  const requests = computed(() => wanted(state.value));

  effect(() => {
    const { key } = state.value.deal;
    const named = new Map(requests.value.map((each) => [`${key} ${each.call} ${each.key}`, each]));
    for (const [name, controller] of running) {
      if (named.has(name)) continue;
      running.delete(name);
      controller.abort();
    }
    for (const [name, request] of named) {
      if (!running.has(name)) untracked(() => run(name, request));
    }
  });

  async function run(name: string, request: Request) {
    const controller = new AbortController();
    const { signal: stopped } = controller;
    running.set(name, controller);
    const { call, key } = request;
    if (call in NO_PROGRESS) progress.value = { ...progress.peek(), [call]: null };
    const end = (act: Act) => {
      dispatch(act);
      if (stopped.aborted || !isWanted(state.peek(), call, key)) return;
      throw new Error(`an answer to ${call} does not end its question`);
    };
    try {
      const value = await answerTo(request, stopped);
      if (!stopped.aborted) end({ type: "answered", call, key, value } as Act);
      if (call === "judge") markOnce("first-answer");
    } catch (error) {
      const failure = failureOf(error, stopped);
      if (!failure) return;
      const { code, params, span } = failure;
      end({ type: "failed", call, key, error: { code, params, span } });
    }
  }

  async function answerTo({ call, name, params }: Request, stopped: AbortSignal): Promise<unknown> {
    const make = ask as (name: string, params: object, options: object) => Promise<unknown>;
    const options = {
      signal: stopped,
      onProgress(report: unknown) {
        if (!stopped.aborted) progress.value = { ...progress.peek(), [call]: report };
      },
    };
    if (call === "read") return readHand(state.peek().deal.key, stopped);
    if (call === "advice") {
      const { solvable } = state.peek().deal;
      return helpful((await make(name, params, options)) as Advised, solvable);
    }
    if (call !== "repair") return partOf(call, await make(name, params, options));
    const { history, text, ...puzzle } = params;
    const { numbers: _, ...allowed } = puzzle;
    const [repair, advice] = await Promise.all([
      make(name, { ...puzzle, text }, options),
      history ? make("coach", { history, ...allowed }, options) : null,
    ]);
    return { repair, undo: (advice as { undo: number | null } | null)?.undo ?? null };
  }

  return progress;
}

type Advised = Hint[] | Advice;

/** The hints that give new information. The cards as dealt make the target if `solvable`. */
function helpful(advised: Advised, solvable: boolean) {
  const hints = "hints" in advised ? advised.hints : advised;
  const isDealt = hints.some(({ code }) => code === "solvable" || code === "technique");
  return solvable && isDealt
    ? hints.filter(({ code }) => code !== "solvable" && code !== "possible")
    : hints;
}

/** The part of an answer that a hand keeps. */
function partOf(call: Request["call"], value: unknown): unknown {
  const { score, level } = value as Record<string, unknown>;
  return call === "level" ? { score, level } : value;
}
