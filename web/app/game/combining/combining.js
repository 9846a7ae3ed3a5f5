import { computed, effect, signal } from "@preact/signals";
import { ask, EngineError, engineState } from "../../core/engine.js";
import { numeralOf } from "../../core/used-cards.js";
import { combineExactly } from "./exact.js";

/** @import { Card, Mixed, OperatorSymbol } from "../../../engine/contract.d.ts" */
/** @import { Table } from "../table/table.js" */

/**
 * A card on the table: one that was dealt, or one that was made of two.
 *
 * @typedef {{text: string, value: string, mixed: Mixed | null, card?: Card, made?: Made}} Tile
 * @typedef {{left: Tile, operator: OperatorSymbol, right: Tile}} Made
 */

/**
 * A step: the cards at `gone` and `onto` became the one that lies at `onto` of these tiles now.
 *
 * @typedef {{gone: number, onto: number, tile: Tile, tiles: (Tile | null)[]}} CombineStep
 */

/** @typedef {{from: number, onto: number}} Offer two cards for which a sign is asked */

/**
 * The answer by combining: two cards and a sign become one card, until one is left.
 *
 * @param {Table} table
 * @param {(text: string) => void} judge asks the referee about the last card
 * @param {() => boolean} [frozen] whether the cards stay as they are
 */
export function createCombining(table, judge, frozen = () => false) {
  const steps = signal(/** @type {CombineStep[]} */ ([]));
  const done = signal(0);
  const chosen = signal(/** @type {number | null} */ (null));
  const operator = signal(/** @type {OperatorSymbol | null} */ (null));
  const offer = signal(/** @type {Offer | null} */ (null));
  const pending = signal(false);
  const fault = signal(/** @type {EngineError | null} */ (null));
  /** What has just been combined, until the page has moved the cards. */
  const latest = signal(/** @type {CombineStep | null} */ (null));
  let working = new AbortController();
  /** What the player has pressed while cards were being combined. */
  let presses = /** @type {(() => void)[]} */ ([]);
  let key = "";

  /** The tables from the deal on: places with a tile, or null where none lies any more. */
  const tables = computed(() => [
    table.hand.value.cards.map((card) => card && tileOf(card)),
    ...steps.value.slice(0, done.value).map(({ tiles }) => tiles),
  ]);
  const tiles = computed(() => tables.value.at(-1) ?? []);
  const remaining = computed(() => tiles.value.filter((tile) => tile !== null));
  const last = computed(() => steps.value[done.value - 1] ?? null);

  effect(() => {
    if (table.hand.value.key === key) return;
    key = table.hand.value.key;
    steps.value = [];
    done.value = 0;
    clearSelection();
  });

  /** The text of the last card, once it is the only one. */
  const lastText = computed(() =>
    remaining.value.length === 1 ? (remaining.value[0]?.text ?? "") : "",
  );

  function judgeLast() {
    if (lastText.peek()) judge(lastText.peek());
  }

  /** Clears the cards and the sign that are selected. */
  function clearSelection() {
    working.abort();
    presses = [];
    pending.value = false;
    chosen.value = null;
    operator.value = null;
    offer.value = null;
    fault.value = null;
  }

  /**
   * Combines the cards at two places; the new one lies at `onto`, which is one of them.
   *
   * @param {number} first
   * @param {OperatorSymbol} sign
   * @param {number} second
   * @param {number} onto
   */
  async function combine(first, sign, second, onto) {
    const [left, right] = [tiles.peek()[first], tiles.peek()[second]];
    if (!left || !right) return;
    clearSelection();
    working = new AbortController();
    const { signal } = working;
    pending.value = true;
    try {
      const { text, value, mixed } = await combined(left, sign, right, signal);
      if (signal.aborted) return;
      const tile = { text, value, mixed, made: { left, operator: sign, right } };
      const gone = onto === first ? second : first;
      const made = { gone, onto, tile, tiles: tiles.peek().with(gone, null).with(onto, tile) };
      steps.value = [...steps.value.slice(0, done.value), made];
      done.value += 1;
      latest.value = made;
      judgeLast();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EngineError)) throw error;
      presses = [];
      fault.value = error;
    } finally {
      if (!signal.aborted) {
        pending.value = false;
        for (const press of presses.splice(0)) press();
      }
    }
  }

  /**
   * Selects the card at a place or, if a card and a sign are selected, combines the two cards. The
   * last card is judged again.
   *
   * @param {number} place
   */
  function choose(place) {
    if (frozen()) return;
    if (pending.peek()) {
      presses.push(() => choose(place));
      return;
    }
    const tile = tiles.peek()[place];
    if (!tile) return;
    const [first, sign] = [chosen.peek(), operator.peek()];
    if (lastText.peek()) judgeLast();
    else if (first !== null && sign && first !== place) combine(first, sign, place, place);
    else {
      clearSelection();
      chosen.value = first === place ? null : place;
      if (first === null) operator.value = sign;
    }
  }

  /**
   * Selects a sign; with it the card that was combined last, if none is selected.
   *
   * @param {OperatorSymbol} sign
   */
  function take(sign) {
    if (frozen()) return;
    if (pending.peek()) {
      presses.push(() => take(sign));
      return;
    }
    if (remaining.peek().length < 2) return;
    fault.value = null;
    operator.value = operator.peek() === sign ? null : sign;
    chosen.value ??= last.peek()?.onto ?? null;
  }

  return {
    steps,
    done,
    tables,
    tiles,
    remaining,
    last,
    chosen,
    operator,
    offer,
    pending,
    fault,
    latest,
    clearSelection,
    text: lastText,
    canUndo: computed(() => done.value > 0 && !frozen()),
    canRedo: computed(() => done.value < steps.value.length && !frozen()),
    choose,
    sign: take,

    /**
     * Lays one card on another; a sign that is selected combines them, else one is asked for.
     *
     * @param {number} from
     * @param {number} onto
     */
    drop(from, onto) {
      if (frozen()) return;
      const sign = chosen.peek() === from ? operator.peek() : null;
      clearSelection();
      if (sign) combine(from, sign, onto, onto);
      else offer.value = { from, onto };
    },

    combine,

    undo(count = 1) {
      if (frozen()) return;
      clearSelection();
      done.value = Math.max(done.value - count, 0);
    },

    redo() {
      if (frozen() || done.peek() === steps.peek().length) return;
      clearSelection();
      done.value += 1;
      judgeLast();
    },
  };
}

/** @typedef {ReturnType<typeof createCombining>} Combining */

/**
 * What two cards make: Python says so, but nobody waits for it to start.
 *
 * @param {Tile} left
 * @param {OperatorSymbol} operator
 * @param {Tile} right
 * @param {AbortSignal} signal
 */
function combined(left, operator, right, signal) {
  if (engineState.peek() === "ready") {
    return ask("combine", { left: left.text, operator, right: right.text }, { signal });
  }
  return combineExactly(operandOf(left), operator, operandOf(right));
}

/** @param {Tile} tile */
const operandOf = ({ text, value, made }) => ({ text, value, operator: made?.operator ?? null });

/**
 * @param {Card} card
 * @returns {Tile}
 */
function tileOf(card) {
  const value = "rank" in card ? `${card.rank}` : card.value;
  return { card, text: numeralOf(card), value, mixed: null };
}
