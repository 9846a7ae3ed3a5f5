import { signal } from "@preact/signals";
import { ask, EngineError, engineState, failureOf } from "../../core/engine.js";
import { number } from "../../core/pretty.js";
import { combineExactly } from "./exact.js";

/** @import { OperatorSymbol } from "../../../engine/contract.d.ts" */
/** @import { CombineStep, Steps, Tile } from "./steps.js" */

const POSITIVE_WHOLE = /^[1-9]\d*$/;

/**
 * Combines two cards at a time, as Python says; what is pressed meanwhile waits.
 *
 * @param {Steps} steps
 * @param {() => void} onCombined
 * @param {() => boolean} whole whether only positive whole numbers may come out
 */
export function createCombiner(steps, onCombined, whole) {
  const pending = signal(false);
  const fault = signal(/** @type {EngineError | null} */ (null));
  /** The step just taken, until the page has moved the cards. */
  const latest = signal(/** @type {CombineStep | null} */ (null));
  let running = new AbortController();
  /** What the player has pressed while cards were being combined. */
  let presses = /** @type {(() => void)[]} */ ([]);

  function stop() {
    running.abort();
    presses = [];
    pending.value = false;
    fault.value = null;
  }

  /**
   * Combines the cards at two places; the new one lies at `onto`, which is one of them.
   *
   * @param {number} first
   * @param {OperatorSymbol} operator
   * @param {number} second
   * @param {number} onto
   */
  async function combine(first, operator, second, onto) {
    const tiles = steps.tiles.peek();
    const [left, right] = [tiles[first], tiles[second]];
    if (!left || !right) return;
    stop();
    running = new AbortController();
    const stopped = running.signal;
    pending.value = true;
    try {
      const { text, value, mixed } = await combined(left, operator, right, stopped);
      if (stopped.aborted) return;
      if (whole() && !POSITIVE_WHOLE.test(value)) {
        throw new EngineError("not-whole", { params: { text: number(value) } });
      }
      const tile = { text, value, mixed, made: { left, operator, right } };
      const gone = onto === first ? second : first;
      latest.value = { gone, onto, tile, tiles: tiles.with(gone, null).with(onto, tile) };
      steps.add(latest.value);
      onCombined();
    } catch (error) {
      const failure = failureOf(error, stopped);
      if (!failure) return;
      presses = [];
      fault.value = failure;
    } finally {
      if (!stopped.aborted) {
        pending.value = false;
        for (const press of presses.splice(0)) next(press);
      }
    }
  }

  /**
   * Does what was pressed, at once or after the cards that are being combined.
   *
   * @param {() => void} press
   */
  function next(press) {
    if (pending.peek()) presses.push(press);
    else press();
  }

  return { pending, fault, latest, stop, combine, next };
}

/**
 * What two cards make: Python says so, but nobody waits for it to start.
 *
 * @param {Tile} left
 * @param {OperatorSymbol} operator
 * @param {Tile} right
 * @param {AbortSignal} stopped
 */
function combined(left, operator, right, stopped) {
  if (engineState.peek() === "ready") {
    const params = { left: left.text, operator, right: right.text };
    return ask("combine", params, { signal: stopped });
  }
  return combineExactly(operandOf(left), operator, operandOf(right));
}

/** @param {Tile} tile */
const operandOf = ({ text, value, made }) => ({ text, value, operator: made?.operator ?? null });
