import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { allowedOperators } from "../../base/cards/puzzle.ts";
import type { CombineStep, Tile } from "../hand/types.ts";
import { isFrozen, lastText, mayJoin, tilesOf } from "../hand/views.ts";
import { type FieldSignals, see, signalsOf } from "./fields.ts";
import type { Live } from "./live.ts";

/** The answer that the player makes by combining cards. */
export interface Combining
  extends FieldSignals<"steps" | "done" | "chosen" | "operator" | "offer" | "fault"> {
  /** The places on the table, each with its card. */
  tiles: ReadonlySignal<(Tile | null)[]>;
  /** The cards on the table. */
  remaining: ReadonlySignal<Tile[]>;
  /** The last step that is not undone. */
  last: ReadonlySignal<CombineStep | null>;
  /** The text of the last card if it is the only one, else empty. */
  lastText: ReadonlySignal<string>;
  /** The step just taken, until the page has moved the cards. */
  latest: Signal<CombineStep | null>;
  allowed: ReadonlySignal<OperatorSymbol[]>;
  /** Whether two places may be combined as the left and the right card. */
  mayJoin: (left: number, right: number) => boolean;
  canUndo: ReadonlySignal<boolean>;
  canRedo: ReadonlySignal<boolean>;
  choose: (place: number) => void;
  sign: (operator: OperatorSymbol) => void;
  drop: (from: number, onto: number) => void;
  combine: (first: number, operator: OperatorSymbol, second: number, onto: number) => void;
  clearSelection: () => void;
  /** @param count of steps, 1 by default */
  undo: (count?: number) => void;
  redo: () => void;
}

export function createCombining(live: Live): Combining {
  const { state, dispatch } = live;
  const { deal } = signalsOf(state, ["deal"]);
  const tiles = see(state, tilesOf);
  return {
    ...signalsOf(state, ["steps", "done", "chosen", "operator", "offer", "fault"]),
    tiles,
    remaining: computed(() => tiles.value.filter((tile) => tile !== null)),
    last: see(state, ({ steps, done }) => steps[done - 1] ?? null),
    lastText: see(state, lastText),
    latest: followLatest(live),
    allowed: computed(() => allowedOperators(deal.value)),
    mayJoin: (left, right) => mayJoin(state.value, left, right),
    canUndo: see(state, (hand) => hand.done > 0 && !isFrozen(hand)),
    canRedo: see(state, (hand) => hand.done < hand.steps.length && !isFrozen(hand)),
    choose: (place) => dispatch({ type: "chose", place }),
    sign: (operator) => dispatch({ type: "signed", operator }),
    drop: (from, onto) => dispatch({ type: "dropped", from, onto }),
    combine: (first, operator, second, onto) =>
      dispatch({ type: "joined", first, operator, second, onto }),
    clearSelection: () => dispatch({ type: "cleared" }),
    undo: (count = 1) => dispatch({ type: "undone", count }),
    redo: () => dispatch({ type: "redone" }),
  };
}

/** The step that the player has just taken, as a signal that the page sets back to null. */
function followLatest(live: Live) {
  const latest = signal<CombineStep | null>(null);
  live.onEvent((before, event, after) => {
    const isNew =
      event.type !== "replaced" && event.type !== "redone" && after.steps !== before.steps;
    if (isNew && after.done > before.done) latest.value = after.steps.at(-1) ?? null;
  });
  return latest;
}
