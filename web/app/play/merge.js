import { computed, effect, signal } from "@preact/signals";
import { ask, EngineError, engineState } from "../engine.js";
import { combineExactly } from "./exact.js";
import { inked } from "./used.js";

/** @import { Card, Mixed, OperatorSymbol } from "../../engine/contract.d.ts" */
/** @import { Table } from "./table.js" */

/**
 * A card on the table: one that was dealt, or one that was made of two.
 *
 * @typedef {{text: string, value: string, mixed: Mixed | null, card?: Card, made?: Made}} Tile
 * @typedef {{left: Tile, operator: OperatorSymbol, right: Tile}} Made
 */

/**
 * A step: the cards at `gone` and `onto` became the one that lies at `onto` of these tiles now.
 *
 * @typedef {{gone: number, onto: number, tile: Tile, tiles: (Tile | null)[]}} Merge
 */

/** @typedef {{from: number, onto: number}} Offer two cards that wait for a sign */

/**
 * The second way to answer: two cards and a sign become one card, until one is left.
 *
 * @param {Table} table
 * @param {(text: string) => void} judge asks the referee about the last card
 * @param {() => boolean} [frozen] whether the cards stay as they are
 */
export function createMerge(table, judge, frozen = () => false) {
  const merges = signal(/** @type {Merge[]} */ ([]));
  const done = signal(0);
  const chosen = signal(/** @type {number | null} */ (null));
  const operator = signal(/** @type {OperatorSymbol | null} */ (null));
  const offer = signal(/** @type {Offer | null} */ (null));
  const pending = signal(false);
  const fault = signal(/** @type {EngineError | null} */ (null));
  /** What has just been merged, until the page has moved the cards. */
  const latest = signal(/** @type {Merge | null} */ (null));
  let working = new AbortController();
  /** What the player has pressed while a merge was under way. */
  let presses = /** @type {(() => void)[]} */ ([]);
  let key = "";

  /** The tables from the deal on: places with a tile, or null where none lies any more. */
  const tables = computed(() => [
    table.hand.value.cards.map((card) => card && tileOf(card)),
    ...merges.value.slice(0, done.value).map(({ tiles }) => tiles),
  ]);
  const tiles = computed(() => tables.value.at(-1) ?? []);
  const remaining = computed(() => tiles.value.filter((tile) => tile !== null));
  const last = computed(() => merges.value[done.value - 1] ?? null);

  effect(() => {
    if (table.hand.value.key === key) return;
    key = table.hand.value.key;
    merges.value = [];
    done.value = 0;
    rest();
  });

  /** Lays down whatever was taken up. */
  function rest() {
    working.abort();
    presses = [];
    pending.value = false;
    chosen.value = null;
    operator.value = null;
    offer.value = null;
    fault.value = null;
  }

  /**
   * Merges the cards at two places; the new one lies at `onto`, which is one of them.
   *
   * @param {number} first
   * @param {OperatorSymbol} sign
   * @param {number} second
   * @param {number} onto
   */
  async function merge(first, sign, second, onto) {
    const [left, right] = [tiles.peek()[first], tiles.peek()[second]];
    if (!left || !right) return;
    rest();
    working = new AbortController();
    const { signal } = working;
    pending.value = true;
    try {
      const { text, value, mixed } = await combined(left, sign, right, signal);
      if (signal.aborted) return;
      const tile = { text, value, mixed, made: { left, operator: sign, right } };
      const gone = onto === first ? second : first;
      const made = { gone, onto, tile, tiles: tiles.peek().with(gone, null).with(onto, tile) };
      merges.value = [...merges.value.slice(0, done.value), made];
      done.value += 1;
      latest.value = made;
      if (remaining.value.length === 1) judge(text);
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
   * Takes up the card at a place or, where a card and a sign wait, merges the two. The last card is
   * judged anew.
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
    if (remaining.peek().length === 1) judge(tile.text);
    else if (first !== null && sign && first !== place) merge(first, sign, place, place);
    else {
      rest();
      chosen.value = first === place ? null : place;
      if (first === null) operator.value = sign;
    }
  }

  /**
   * Takes up a sign; the card that was merged last goes with it if no other is taken up.
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
    merges,
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
    rest,
    canUndo: computed(() => done.value > 0 && !frozen()),
    canRedo: computed(() => done.value < merges.value.length && !frozen()),

    /** The text of the last card, once it is the only one. */
    text: computed(() => (remaining.value.length === 1 ? (remaining.value[0]?.text ?? "") : "")),

    choose,
    sign: take,

    /**
     * Lays one card on another, which then wait for a sign.
     *
     * @param {number} from
     * @param {number} onto
     */
    drop(from, onto) {
      if (frozen()) return;
      const sign = chosen.peek() === from ? operator.peek() : null;
      rest();
      if (sign) merge(from, sign, onto, onto);
      else offer.value = { from, onto };
    },

    merge,

    undo(count = 1) {
      if (frozen()) return;
      rest();
      done.value = Math.max(done.value - count, 0);
    },

    redo() {
      if (frozen() || done.peek() === merges.peek().length) return;
      rest();
      done.value += 1;
      const [last] = remaining.peek();
      if (last && remaining.peek().length === 1) judge(last.text);
    },
  };
}

/** @typedef {ReturnType<typeof createMerge>} Merging */

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
  return { card, text: inked(card), value, mixed: null };
}
