import { effect, signal } from "@preact/signals";
import { ask, engineState, noResult } from "../../core/engine.js";

/** @import { Signal } from "@preact/signals" */
/** @import { Verdict } from "../../../engine/contract.d.ts" */
/** @import { Table } from "../table/table.js" */

/** The pause in typing after which the value is asked for, in milliseconds. */
const PAUSE = 120;

/**
 * What a typed answer makes so far: the referee's verdict while it has a value, or null.
 *
 * @param {Pick<Table, "hand">} table
 * @param {Signal<string>} text
 */
export function createSoFar(table, text) {
  const soFar = signal(/** @type {Verdict | null} */ (null));

  effect(() => {
    const { numbers, target } = table.hand.value;
    const typed = text.value.trim();
    const asking = new AbortController();
    if (!typed || !numbers || target === null || engineState.value !== "ready") {
      soFar.value = null;
      return;
    }
    const asked = { numbers, target, text: typed };
    const timer = setTimeout(look, PAUSE);

    async function look() {
      const verdict = await ask("check", asked, { signal: asking.signal }).catch(noResult);
      if (verdict && !asking.signal.aborted) soFar.value = verdict.value === null ? null : verdict;
    }

    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  });

  return soFar;
}
