import { computed, type ReadonlySignal } from "@preact/signals";
import type { Difficulty } from "../../../engine/contract.d.ts";
import { choose, settings } from "../../base/browser/settings.ts";
import type { Hand, InputMethod } from "../hand/types.ts";
import { claimable, hunting, isWon, stands } from "../hand/views.ts";
import { type Answer, createAnswer } from "./answer.ts";
import { type Coach, createCoach } from "./coach.ts";
import { type Combining, createCombining } from "./combining.ts";
import { type FieldSignals, see, signalsOf } from "./fields.ts";
import { createLive, type Live, type TableOptions } from "./live.ts";
import { createMistake, type Mistake } from "./mistake.ts";
import { createSoFar, type ValueSoFar } from "./so-far.ts";

/** A table with a hand: what its views show, and the player's actions. */
export interface HandTable extends FieldSignals<"hunt"> {
  live: Live;
  table: { hand: ReadonlySignal<Hand> };
  /** How the player answers. */
  input: ReadonlySignal<InputMethod>;
  switchInput: () => void;
  answer: Answer;
  soFar: ReadonlySignal<ValueSoFar | null>;
  combining: Combining;
  coach: Coach;
  /** Asks for a hint. */
  hint: () => void;
  mistake: Mistake;
  round: Round;
  difficulty: ReadonlySignal<Difficulty | null>;
  /** Whether the verdict is about the answer on the table. */
  stands: ReadonlySignal<boolean>;
  won: ReadonlySignal<boolean>;
  /** Whether the player may claim that the hand has no solution. */
  claimable: ReadonlySignal<boolean>;
  /** Whether solutions are left to find, so that a right answer does not end the hand. */
  hunting: ReadonlySignal<boolean>;
}

/**
 * How the hand ended, the number of wrong answers, the id of its record, and the milliseconds of
 * all rounds with it.
 */
export interface Round extends FieldSignals<"result" | "wrong" | "record"> {
  elapsed: ReadonlySignal<number>;
}

/** A table with a hand. */
export function createHandTable(options: TableOptions): HandTable {
  const live = createLive(options);
  const { state, dispatch } = live;
  const input = computed(() => settings.value.input);
  const { deal, error, hunt, text } = signalsOf(state, ["deal", "error", "hunt", "text"]);
  const hand = computed(() => ({ ...deal.value, error: error.value }));
  return {
    live,
    table: { hand },
    input,
    switchInput: () => choose("input", input.peek() === "type" ? "combine" : "type"),
    answer: createAnswer(live, input),
    soFar: createSoFar(hand, text),
    combining: createCombining(live),
    coach: createCoach(live, input),
    hint: () => dispatch({ type: "hinted", by: input.peek() }),
    mistake: createMistake(live),
    round: { ...signalsOf(state, ["result", "wrong", "record"]), elapsed: live.elapsed },
    difficulty: see(state, (hand) => hand.deal.difficulty),
    stands: see(state, stands),
    won: see(state, isWon),
    claimable: see(state, claimable),
    hunt,
    hunting: see(state, hunting),
  };
}
