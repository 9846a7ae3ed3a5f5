import { computed, signal } from "@preact/signals";
import { allowedOperators } from "../../core/puzzle.js";
import { onNewHand } from "../../dealing/new-hand.js";
import { createCombiner } from "./combiner.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { OperatorSymbol } from "../../../engine/contract.d.ts" */
/** @import { Table } from "../table/table.js" */
/** @import { Steps } from "./steps.js" */

/** @typedef {{from: number, onto: number}} Offer two cards for which a sign is asked */

/**
 * The answer by combining: two cards and a sign are selected and become one card, until one is left.
 *
 * @param {object} game
 * @param {Pick<Table, "hand">} game.table
 * @param {Steps} game.steps
 * @param {(text: string) => void} game.judge asks the referee about the last card
 * @param {ReadonlySignal<boolean>} game.frozen whether the cards stay as they are
 * @param {() => boolean} [game.whole] whether only positive whole numbers may be made
 */
export function createCombining({ table, steps, judge, frozen, whole = () => false }) {
  const chosen = signal(/** @type {number | null} */ (null));
  const operator = signal(/** @type {OperatorSymbol | null} */ (null));
  const offer = signal(/** @type {Offer | null} */ (null));
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

  /** @type {typeof combiner.combine} */
  function combine(...step) {
    clearSelection();
    return combiner.combine(...step);
  }

  /** @param {number} place */
  function chooseNow(place) {
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

  /** @param {OperatorSymbol} sign */
  function signNow(sign) {
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
     *
     * @param {number} place
     */
    choose: (place) => combiner.next(() => chooseNow(place)),

    /**
     * Selects a sign that is allowed; with it the card that was combined last, if none is selected.
     *
     * @param {OperatorSymbol} sign
     */
    sign: (sign) => combiner.next(() => signNow(sign)),

    /**
     * Lays one card on another; a sign that is selected combines them, else one is asked for.
     *
     * @param {number} from
     * @param {number} onto
     */
    drop(from, onto) {
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

/** @typedef {ReturnType<typeof createCombining>} Combining */
