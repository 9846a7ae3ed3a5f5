import { effect, signal } from "@preact/signals";
import { ask, EngineError, isAbort } from "../../core/engine.js";
import { markOnce } from "../../core/marks.js";
import { settings } from "../../core/settings.js";

/** @import { Claim, Params, Span, Verdict } from "../../../engine/contract.d.ts" */
/** @import { FailureCode } from "../../../engine/types.d.ts" */
/** @import { Table } from "../table/table.js" */

/** @typedef {"type" | "combine"} Way */

/** @typedef {{ok: false, code: FailureCode, params: Params, span: Span | null}} Failed */

/**
 * What the referee says, or why it can say nothing.
 *
 * @typedef {Pick<Verdict | Claim | Failed, "ok" | "code"> & Partial<Omit<Verdict, "ok" | "code">>} Ruling
 */

/**
 * A ruling on a text, which was typed or combined; `serial` counts them.
 *
 * @typedef {Ruling & {text: string, way: Way, serial: number}} Judged
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
   * Asks the referee; a later call replaces an earlier one.
   *
   * @param {"check" | "claim_no_solution"} name
   * @param {string} typed
   * @param {Way} way
   */
  async function judge(name, typed, way) {
    judging.abort();
    judging = new AbortController();
    const { signal } = judging;
    pending.value = true;
    try {
      const said = await ruled(ruling(name, typed, signal));
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
   * @param {"check" | "claim_no_solution"} name
   * @param {string} typed
   * @param {AbortSignal} signal
   * @returns {Promise<Ruling>}
   */
  async function ruling(name, typed, signal) {
    const hand = await table.settled();
    if (signal.aborted) throw signal.reason;
    if (name === "check") return ask(name, { ...hand, text: typed }, { signal });
    return ask(name, hand, { signal });
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

/**
 * What the referee says; a call that fails is a ruling too, so that the player sees it.
 *
 * @param {Promise<Ruling>} asking
 * @returns {Promise<Ruling>}
 */
export async function ruled(asking) {
  try {
    return await asking;
  } catch (fault) {
    if (!(fault instanceof EngineError)) throw fault;
    return { ok: false, code: fault.code, params: fault.params, span: fault.span };
  }
}
