import { signal } from "@preact/signals";
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { ask, EngineError, engineState, failureOf } from "../../core/engine.ts";
import { number } from "../../core/pretty.ts";
import { combineExactly } from "./exact.ts";
import type { CombineStep, Steps, Tile } from "./steps.ts";

const POSITIVE_WHOLE = /^[1-9]\d*$/;

/**
 * Combines two cards at a time, as Python says; what is pressed meanwhile waits.
 *
 * @param whole whether only positive whole numbers may come out
 */
export function createCombiner(steps: Steps, onCombined: () => void, whole: () => boolean) {
  const pending = signal(false);
  const fault = signal<EngineError | null>(null);
  /** The step just taken, until the page has moved the cards. */
  const latest = signal<CombineStep | null>(null);
  let running = new AbortController();
  /** What the player has pressed while cards were being combined. */
  let presses: (() => void)[] = [];

  function stop() {
    running.abort();
    presses = [];
    pending.value = false;
    fault.value = null;
  }

  /** Combines the cards at two places; the new one lies at `onto`, which is one of them. */
  async function combine(first: number, operator: OperatorSymbol, second: number, onto: number) {
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

  /** Does what was pressed, at once or after the cards that are being combined. */
  function next(press: () => void) {
    if (pending.peek()) presses.push(press);
    else press();
  }

  return { pending, fault, latest, stop, combine, next };
}

/** What two cards make: Python says so, but nobody waits for it to start. */
function combined(left: Tile, operator: OperatorSymbol, right: Tile, stopped: AbortSignal) {
  if (engineState.peek() === "ready") {
    const params = { left: left.text, operator, right: right.text };
    return ask("combine", params, { signal: stopped });
  }
  return combineExactly(operandOf(left), operator, operandOf(right));
}

const operandOf = ({ text, value, made }: Tile) => ({
  text,
  value,
  operator: made?.operator ?? null,
});
