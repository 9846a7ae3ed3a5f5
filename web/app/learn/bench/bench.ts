import { computed, signal } from "@preact/signals";
import { StartError } from "../../../engine/errors.ts";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { HIGHEST_RANK } from "../../base/cards/cards.ts";
import { handsBetween } from "../../base/decks/hands-between.ts";
import { ask, type EngineError, failureOf } from "../../base/python/engine.ts";
import { CageError } from "./cage.ts";
import { diagnose, type Finding } from "./diagnosis.ts";
import { keepCode, MOST_LETTERS } from "./own-codes.ts";
import type { Row } from "./ruling.ts";
import { loadStock } from "./stock.ts";
import { SurveyError, survey } from "./survey.ts";

type Phase = "idle" | "loading" | "running" | "done" | "stopped" | "failed";

/** Why a run failed: the download of Python, our own Python, or the code of the player. */
export type Failure = StartError | EngineError | SurveyError;

/** The deck and the target of a survey. */
export type Deck = { high: number; target: string };

/** The letters that are shown of what the code prints. */
const PRINTED = 4000;

/** The state of the page: the code, and the last survey of it. */
export function createBench() {
  const code = signal("");
  const deck = signal<Deck>({ high: HIGHEST_RANK, target: DEFAULT_TARGET });
  const phase = signal<Phase>("idle");
  const fraction = signal(0);
  const rows = signal<Row[]>([]);
  /** A solution of each hand, by our own solver; null for a hand without one. */
  const solutions = signal<(string | null)[]>([]);
  /** What explains the hands that are not solved; null until it is known. */
  const findings = signal<Finding[] | "failed" | null>(null);
  const failure = signal<Failure | null>(null);
  const output = signal("");
  /** The milliseconds of the whole survey. */
  const duration = signal(0);
  let running = new AbortController();
  let edited = "";

  function stop(next: Phase = "stopped") {
    running.abort();
    running = new AbortController();
    phase.value = next;
  }

  function hear(printed: string) {
    output.value = (output.peek() + printed).slice(0, PRINTED);
  }

  async function run() {
    stop("loading");
    const { signal: stopped } = running;
    rows.value = [];
    solutions.value = [];
    findings.value = null;
    failure.value = null;
    output.value = "";
    fraction.value = 0;
    try {
      const asked = { method: "ours", low: 1, ...deck.peek() } as const;
      const [files, known] = await Promise.all([
        loadStock((share) => {
          fraction.value = share;
        }),
        ask("survey", asked, { signal: stopped }),
      ]);
      stopped.throwIfAborted();
      solutions.value = [...known.solutions];
      phase.value = "running";
      const start = performance.now();
      await survey({
        code: code.peek(),
        hands: hands.peek(),
        target: deck.peek().target,
        solvable: known.solutions.map((solution) => solution !== null),
        files,
        stopped,
        onRows: (more) => {
          if (!stopped.aborted) rows.value = [...rows.peek(), ...more];
        },
        onOutput: hear,
      });
      stopped.throwIfAborted();
      duration.value = performance.now() - start;
      phase.value = "done";
      const found = await diagnose(rows.peek(), deck.peek().target, stopped).catch(
        () => "failed" as const,
      );
      if (!stopped.aborted) findings.value = found;
    } catch (error) {
      if (stopped.aborted) return;
      failure.value = failureFrom(error);
      phase.value = "failed";
    }
  }

  const hands = computed(() => handsBetween(1, deck.value.high));

  return {
    code,
    deck,
    hands,
    phase,
    fraction,
    rows,
    solutions,
    findings,
    failure,
    output,
    duration,
    run,
    stop,

    /** Shows a code. It is kept when the player edits it. */
    show(text: string) {
      code.value = text;
      edited = text;
    },

    /** Takes what the player has typed. */
    edit(text: string) {
      code.value = text.slice(0, MOST_LETTERS);
      keepCode(code.value, edited);
      edited = code.value;
    },

    choose(next: Deck) {
      stop("idle");
      rows.value = [];
      deck.value = next;
    },
  };
}

export type Bench = ReturnType<typeof createBench>;

function failureFrom(error: unknown): Failure {
  if (error instanceof StartError || error instanceof SurveyError) return error;
  if (error instanceof CageError) return new SurveyError("broken", error.message);
  return failureOf(error) ?? new SurveyError("broken");
}
