import type { CageFiles } from "../../../engine/cage.ts";
import type { Four } from "../../base/decks/hands-between.ts";
import { ask } from "../../base/python/engine.ts";
import { type Cage, CageError, openCage } from "./cage.ts";
import { type Reply, readReply } from "./reply.ts";
import { type Row, ruleOn, textsToJudge } from "./ruling.ts";

/** Asks the player's solver about every hand of a deck. */

/** Milliseconds after which a hand without an answer ends the cage. */
export const PATIENCE = 8000;
/** The cages that may follow the first. */
export const MORE_CAGES = 5;

/** Replies that the referee judges at once. */
const BATCH = 50;

/** Why a survey ended before the last hand. `text` is Python's traceback. */
export class SurveyError extends Error {
  readonly code: "code" | "no-function" | "late" | "broken" | "too-many";
  readonly text: string;

  constructor(code: SurveyError["code"], text = "") {
    super(code);
    this.code = code;
    this.text = text;
  }
}

export interface Asked {
  code: string;
  hands: Four[];
  target: string;
  /** Whether each hand has a solution. */
  solvable: boolean[];
  files: CageFiles;
  stopped: AbortSignal;
  onRows: (rows: Row[]) => void;
  onOutput: (output: string) => void;
}

/**
 * Asks about all hands in order. A hand that gets no answer in time, or that breaks Python, ends its
 * cage, and the survey goes on after it in a new one. Rejects with a SurveyError; the rows so far
 * have been reported.
 */
export async function survey(asked: Asked) {
  const judge = createJudge(asked);
  try {
    for (let place = 0, cages = 0; place < asked.hands.length; cages++) {
      if (cages > MORE_CAGES) throw new SurveyError("too-many");
      const cage = await openCage(asked.files);
      asked.stopped.throwIfAborted();
      const end = () => cage.close();
      asked.stopped.addEventListener("abort", end);
      try {
        await loadCode(cage, asked);
        place = await askFrom(place, cage, asked, judge.add);
      } finally {
        cage.close();
        asked.stopped.removeEventListener("abort", end);
      }
    }
  } finally {
    await judge.end();
  }
}

/** Runs the code. Rejects if that fails or takes too long. */
export async function loadCode(cage: Cage, { code, onOutput }: Pick<Asked, "code" | "onOutput">) {
  cage.call({ name: "load", texts: [code] });
  const text = await cage.next(PATIENCE).catch(explain);
  const { error, missing, output } = readReply(text) ?? fail("broken");
  if (output) onOutput(output);
  if (error !== undefined) fail("code", error);
  if (missing) fail("no-function");
}

function explain(error: unknown): never {
  fail(error instanceof CageError ? error.code : "broken");
}

function fail(code: SurveyError["code"], text?: string): never {
  throw new SurveyError(code, text);
}

/** Asks about the hands from a place on. Returns the place after the last hand that has a row. */
async function askFrom(
  first: number,
  cage: Cage,
  { hands, target, stopped, onOutput }: Asked,
  add: (place: number, reply: Reply) => void,
) {
  const texts = hands.slice(first).map((numbers) => JSON.stringify([numbers, Number(target)]));
  cage.call({ name: "ask", texts });
  for (let place = first; place < hands.length; place++) {
    try {
      const reply = readReply(await cage.next(PATIENCE));
      if (!reply) throw new CageError("broken", "Not an answer.");
      stopped.throwIfAborted();
      if (reply.output) onOutput(reply.output);
      add(place, reply);
    } catch (error) {
      stopped.throwIfAborted();
      if (!(error instanceof CageError)) throw error;
      add(place, endedBy(error));
      return place + 1;
    }
  }
  return hands.length;
}

/** The reply about the hand that has ended a cage, in Python's words. */
const endedBy = ({ code, message }: CageError): Reply => ({
  answer: null,
  error: code === "late" ? `TimeoutError: ${PATIENCE / 1000} s` : message,
  raised: code === "late" ? "timeout" : "RuntimeError",
  missing: false,
  milliseconds: PATIENCE,
  output: "",
});

/** Judges the replies in their order, in batches, while the cage goes on. */
function createJudge({ hands, target, solvable, stopped, onRows }: Asked) {
  let batch: [place: number, reply: Reply][] = [];
  let judging: Promise<void> | null = null;

  async function judgeAll() {
    while (batch.length && !stopped.aborted) {
      const judged = batch;
      batch = [];
      onRows(await Promise.all(judged.map(rowOf)));
    }
    judging = null;
  }

  async function rowOf([place, reply]: [number, Reply]) {
    const numbers = hands[place] as Four;
    const verdicts = textsToJudge(reply).map((text) =>
      ask("check", { text, numbers, target }, { signal: stopped }),
    );
    return ruleOn(numbers, reply, solvable[place] ?? false, await Promise.all(verdicts));
  }

  return {
    add(place: number, reply: Reply) {
      batch.push([place, reply]);
      if (batch.length >= BATCH || place < BATCH) judging ??= judgeAll();
    },
    async end() {
      await judging;
      await judgeAll();
    },
  };
}
