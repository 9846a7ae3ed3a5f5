import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { allowedOperators } from "../../core/puzzle.ts";
import { onNewHand } from "../../dealing/new-hand.ts";
import type { Table } from "../table/table.ts";
import { createCombiner } from "./combiner.ts";
import type { Steps } from "./steps.ts";

/** Two cards for which a sign is asked. */
export type Offer = { from: number; onto: number };

/** The answer by combining: two cards and a sign are selected and become one card, until one is left. */
export function createCombining({
  table,
  steps,
  judge,
  frozen,
  whole = () => false,
}: {
  table: Pick<Table, "hand">;
  steps: Steps;
  /** Asks the referee about the last card. */
  judge: (text: string) => void;
  /** Whether the cards stay as they are. */
  frozen: ReadonlySignal<boolean>;
  /** Whether only positive whole numbers may be made. */
  whole?: () => boolean;
}) {
  const chosen = signal<number | null>(null);
  const operator = signal<OperatorSymbol | null>(null);
  const offer = signal<Offer | null>(null);
  /** The operators that may stand between two cards. */
  const allowed = computed(() => allowedOperators(table.hand.value));
  const combiner = createCombiner(steps, judgeLast, whole);

  onNewHand(table, clearSelection);

  function judgeLast() {
    if (steps.text.peek()) judge(steps.text.peek());
  }

  /** Clears the cards and the sign that are selected. */
  function clearSelection() {
    combiner.stop();
    chosen.value = null;
    operator.value = null;
    offer.value = null;
  }

  const combine: typeof combiner.combine = (...step) => {
    clearSelection();
    return combiner.combine(...step);
  };

  function chooseNow(place: number) {
    if (frozen.peek() || !steps.tiles.peek()[place]) return;
    const [first, sign] = [chosen.peek(), operator.peek()];
    if (steps.text.peek()) judgeLast();
    else if (first !== null && sign && first !== place) combine(first, sign, place, place);
    else {
      clearSelection();
      chosen.value = first === place ? null : place;
      if (first === null) operator.value = sign;
    }
  }

  function signNow(sign: OperatorSymbol) {
    if (frozen.peek() || steps.remaining.peek().length < 2) return;
    if (!allowed.peek().includes(sign)) return;
    combiner.fault.value = null;
    operator.value = operator.peek() === sign ? null : sign;
    chosen.value ??= steps.last.peek()?.onto ?? null;
  }

  return {
    steps,
    allowed,
    chosen,
    operator,
    offer,
    pending: combiner.pending,
    fault: combiner.fault,
    latest: combiner.latest,
    canUndo: computed(() => steps.done.value > 0 && !frozen.value),
    canRedo: computed(() => steps.done.value < steps.all.value.length && !frozen.value),
    clearSelection,
    combine,

    /**
     * Selects the card at a place or, if a card and a sign are selected, combines the two cards. The
     * last card is judged again.
     */
    choose: (place: number) => combiner.next(() => chooseNow(place)),

    /** Selects a sign that is allowed; with it the card that was combined last, if none is selected. */
    sign: (sign: OperatorSymbol) => combiner.next(() => signNow(sign)),

    /** Lays one card on another; a sign that is selected combines them, else one is asked for. */
    drop(from: number, onto: number) {
      if (frozen.peek()) return;
      const sign = chosen.peek() === from ? operator.peek() : null;
      clearSelection();
      if (sign) combine(from, sign, onto, onto);
      else offer.value = { from, onto };
    },

    undo(count = 1) {
      if (frozen.peek()) return;
      clearSelection();
      steps.undo(count);
    },

    redo() {
      if (frozen.peek() || steps.done.peek() === steps.all.peek().length) return;
      clearSelection();
      steps.redo();
      judgeLast();
    },
  };
}

export type Combining = ReturnType<typeof createCombining>;
