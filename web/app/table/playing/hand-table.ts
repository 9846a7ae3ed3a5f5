import { computed, signal } from "@preact/signals";
import { choose, settings } from "../../base/browser/settings.ts";
import { allowedOperators } from "../../base/cards/puzzle.ts";
import { withoutCourts } from "../../base/words/courts.ts";
import type { CombineStep, Deal, Fault, HandState, Move } from "../hand/types.ts";
import {
  astrayOf,
  changeOf,
  claimable,
  hintsOf,
  hintsTaken,
  hunting,
  isFrozen,
  isWon,
  lastText,
  positionOf,
  stands,
  tilesOf,
} from "../hand/views.ts";
import { createLive, type TableOptions } from "./live.ts";
import { createSoFar } from "./so-far.ts";

type Phase = "idle" | "running" | "done" | "failed";

/** The hand on the table as it is shown: its deal, or why it could not be read. */
export type Hand = Deal & { error: Fault | null };

/** A table with a hand: the values for its views, and the player's actions. */
export function createHandTable(options: TableOptions) {
  const live = createLive(options);
  const { state, dispatch } = live;
  const input = computed(() => settings.value.input);

  function see<View>(view: (hand: HandState) => View) {
    return computed(() => view(state.value));
  }

  const deal = see((hand) => hand.deal);
  const error = see((hand) => hand.error);
  const hand = computed<Hand>(() => ({ ...deal.value, error: error.value }));

  const typed = see(({ text }) => text);
  const text = {
    get value() {
      return typed.value;
    },
    set value(next) {
      dispatch({ type: "typed", text: withoutCourts(next) });
    },
    peek: () => typed.peek(),
  };

  const steps = see((hand) => hand.steps);
  const done = see((hand) => hand.done);
  const tiles = see(tilesOf);
  /** The step just taken, until the page has moved the cards. */
  const latest = signal<CombineStep | null>(null);
  live.onEvent((before, event, after) => {
    const isNew =
      event.type !== "replaced" && event.type !== "redone" && after.steps !== before.steps;
    if (isNew && after.done > before.done) latest.value = after.steps.at(-1) ?? null;
  });

  const verdict = see((hand) => hand.verdict);
  const mending = see((hand) => hand.repair);
  const judged = computed(() => ({
    verdict: verdict.value,
    repair: mending.value,
    steps: steps.value,
    done: done.value,
  }));

  const position = computed(() => positionOf(state.value, input.value));
  const given = see((hand) => hand.advice);
  const advice = computed(() => given.value[position.value] ?? null);
  /** Change with the position and the advice alone, so that a typed key does not redraw them. */
  const hints = computed(() => {
    void [position.value, given.value];
    return hintsOf(state.peek(), input.value);
  });
  const open = see((hand) => hand.open);

  const phase = see(({ open: wanted, solved, unsolved }): Phase => {
    if (solved?.solutions) return "done";
    if (unsolved) return "failed";
    return wanted ? "running" : "idle";
  });
  const found = see((hand) => hand.solved);
  const solved = computed(() => {
    const { value: all } = found;
    return all?.solutions ? { ...all, solutions: all.solutions } : null;
  });
  const unsolved = see((hand) => hand.unsolved);
  const search = computed(() => ({
    phase: phase.value,
    progress: live.progress.value.solutions,
    solved: solved.value,
    error: unsolved.value,
  }));

  return {
    live,
    table: { hand },
    input,
    switchInput: () => choose("input", input.peek() === "type" ? "combine" : "type"),
    /** What the typed answer makes so far. */
    soFar: createSoFar(hand, typed),

    answer: {
      text,
      verdict,
      pending: see(({ asked }) => asked !== null),
      check: () => dispatch({ type: "submitted", by: "type", text: typed.peek() }),
      claimNone: () => dispatch({ type: "claimed", by: input.peek() }),
    },
    stands: see(stands),
    won: see(isWon),
    claimable: see(claimable),

    combining: {
      steps: {
        all: steps,
        done,
        tiles,
        remaining: computed(() => tiles.value.filter((tile) => tile !== null)),
        last: computed(() => steps.value[done.value - 1] ?? null),
        /** The text of the last card if it is the only one, else empty. */
        text: see(lastText),
      },
      allowed: computed(() => allowedOperators(deal.value)),
      chosen: see((hand) => hand.chosen),
      operator: see((hand) => hand.operator),
      offer: see((hand) => hand.offer),
      fault: see((hand) => hand.fault),
      latest,
      canUndo: see((hand) => hand.done > 0 && !isFrozen(hand)),
      canRedo: see((hand) => hand.done < hand.steps.length && !isFrozen(hand)),
      choose: (place: number) => dispatch({ type: "chose", place }),
      sign: (operator: Move["operator"]) => dispatch({ type: "signed", operator }),
      drop: (from: number, onto: number) => dispatch({ type: "dropped", from, onto }),
      combine: (first: number, operator: Move["operator"], second: number, onto: number) =>
        dispatch({ type: "joined", first, operator, second, onto }),
      clearSelection: () => dispatch({ type: "cleared" }),
      undo: (count = 1) => dispatch({ type: "undone", count }),
      redo: () => dispatch({ type: "redone" }),
    },

    coach: {
      now: advice,
      hints,
      /** True if every hint for the position is taken. */
      spent: computed(() => {
        const { taken = 0, hints: all } = advice.value ?? {};
        return Boolean(all && taken >= all.length);
      }),
      /** How many hints were taken for this hand. */
      level: see(hintsTaken),
      search,
      open,
      toggle: () => dispatch({ type: open.peek() ? "closed" : "opened" }),
      cancel: () => dispatch({ type: "cancelled" }),
    },
    hint: () => dispatch({ type: "hinted", by: input.peek() }),

    repair: {
      astray: computed(() => astrayOf(judged.value)),
      change: computed(() => changeOf(judged.value)),
      /** Whether the repair is shown. */
      open: see(({ mended, verdict }) => mended.includes(verdict?.text ?? "")),
      show: () => dispatch({ type: "mended" }),
    },

    hunt: see((hand) => hand.hunt),
    /** True while solutions are left to find, so that a right answer does not end the hand. */
    hunting: see(hunting),
    level: see((hand) => hand.deal.difficulty),

    round: {
      result: see((hand) => hand.result),
      wrong: see((hand) => hand.wrong),
      /** The id of the record, after the hand has ended. */
      recordId: see((hand) => hand.record),
      elapsed: live.elapsed,
    },
  };
}

export type HandTable = ReturnType<typeof createHandTable>;
