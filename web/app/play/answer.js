import { effect, signal } from "@preact/signals";
import { ask, EngineError, isAbort } from "../engine.js";
import { markOnce } from "../marks.js";
import { settings } from "../settings.js";

/** @import { Verdict } from "../types.js" */
/** @import { Table } from "./table.js" */

/** @typedef {"type" | "combine"} Way */

/**
 * A verdict on a text, which was typed or combined; `serial` counts them.
 *
 * @typedef {Verdict & {text: string, way: Way, serial: number}} Judged
 */

/**
 * The player's answer and what the referee says of it.
 *
 * @param {Table} table
 */
export function createAnswer(table) {
  const text = signal("");
  const verdict = signal(/** @type {Judged | null} */ (null));
  const pending = signal(false);
  let judging = new AbortController();
  let serial = 0;
  let key = "";

  effect(() => {
    if (table.hand.value.key === key) return;
    key = table.hand.value.key;
    judging.abort();
    text.value = "";
    verdict.value = null;
    pending.value = false;
  });

  /**
   * Asks the referee; a later question takes the place of an earlier one.
   *
   * @param {string} name
   * @param {string} typed
   * @param {Way} way
   */
  async function judge(name, typed, way) {
    judging.abort();
    judging = new AbortController();
    const { signal } = judging;
    pending.value = true;
    try {
      const said = await ruling(name, typed, signal);
      if (signal.aborted) return;
      verdict.value = { ...said, text: typed, way, serial: ++serial };
      markOnce("first-answer");
    } catch (error) {
      if (!isAbort(error)) throw error;
    } finally {
      if (!signal.aborted) pending.value = false;
    }
  }

  /**
   * @param {string} name
   * @param {string} typed
   * @param {AbortSignal} signal
   * @returns {Promise<Verdict>}
   */
  async function ruling(name, typed, signal) {
    const { numbers, target, error } = await table.settled();
    if (signal.aborted) throw signal.reason;
    if (error) return { ok: false, code: error.code, params: error.params };
    const hand = { numbers, target };
    const params = name === "check" ? { ...hand, text: typed } : hand;
    try {
      return await ask(name, params, { signal });
    } catch (fault) {
      if (!(fault instanceof EngineError)) throw fault;
      return { ok: false, code: fault.code, params: fault.params, span: fault.span };
    }
  }

  return {
    text,
    verdict,
    pending,
    check: () => judge("check", text.value, "type"),
    /** @param {string} combined the text of the last card */
    checkCombined: (combined) => judge("check", combined, "combine"),
    claimNone: () => judge("claim_no_solution", "", settings.value.way),
  };
}

/** @typedef {ReturnType<typeof createAnswer>} Answer */
