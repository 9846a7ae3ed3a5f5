import { signal } from "@preact/signals";
import { ask, isAbort } from "../../core/engine.js";
import { markOnce } from "../../core/marks.js";
import { rulingOf } from "../../core/ruling.js";
import { settings } from "../../core/settings.js";
import { onNewHand } from "../../dealing/new-hand.js";

/** @import { Calls } from "../../../engine/contract.d.ts" */
/** @import { Ruling } from "../../core/ruling.js" */
/** @import { Table } from "../table/table.js" */

/** @typedef {"type" | "combine"} InputMethod */

/**
 * A ruling on a text, which was typed or combined; `serial` counts them.
 *
 * @typedef {Ruling & {text: string, input: InputMethod, serial: number}} Judged
 */

/**
 * Who judges: Python, or who asks Python for more than whether an answer is right.
 *
 * @typedef {<Name extends "check" | "claim_no_solution">(
 *   name: Name, params: Calls[Name]["params"], options: {signal: AbortSignal},
 * ) => Promise<Ruling>} Referee
 */

/**
 * The player's answer and what the referee says of it.
 *
 * @param {Pick<Table, "hand" | "settled">} table
 * @param {Referee} [referee]
 */
export function createAnswer(table, referee = ask) {
  const text = signal("");
  const verdict = signal(/** @type {Judged | null} */ (null));
  const pending = signal(false);
  let judging = new AbortController();
  let serial = 0;

  onNewHand(table, () => {
    judging.abort();
    text.value = "";
    verdict.value = null;
    pending.value = false;
  });

  /**
   * Asks the referee; a later call replaces an earlier one.
   *
   * @param {"check" | "claim_no_solution"} name
   * @param {string} judged
   * @param {InputMethod} input
   */
  async function judge(name, judged, input) {
    judging.abort();
    judging = new AbortController();
    const stopped = judging.signal;
    pending.value = true;
    try {
      const ruling = await rulingOf(askReferee(name, judged, stopped));
      if (stopped.aborted) return;
      verdict.value = { ...ruling, text: judged, input, serial: ++serial };
      markOnce("first-answer");
    } catch (error) {
      if (!isAbort(error)) throw error;
    } finally {
      if (!stopped.aborted) pending.value = false;
    }
  }

  /**
   * @param {"check" | "claim_no_solution"} name
   * @param {string} judged
   * @param {AbortSignal} stopped
   * @returns {Promise<Ruling>}
   */
  async function askReferee(name, judged, stopped) {
    const hand = await table.settled();
    if (stopped.aborted) throw stopped.reason;
    if (name === "check") return referee(name, { ...hand, text: judged }, { signal: stopped });
    return referee(name, hand, { signal: stopped });
  }

  return {
    text,
    verdict,
    pending,
    check: () => judge("check", text.value, "type"),
    /** @param {string} combined the text of the last card */
    checkCombined: (combined) => judge("check", combined, "combine"),
    claimNone: () => judge("claim_no_solution", "", settings.value.input),

    /** What is to be restored when the hand comes back. */
    captured: () => ({
      text: text.peek(),
      verdict: verdict.peek()?.ok ? null : verdict.peek(),
    }),

    /** @param {{text: string, verdict: Judged | null}} captured */
    restore(captured) {
      text.value = captured.text;
      verdict.value = captured.verdict;
    },
  };
}

/** @typedef {ReturnType<typeof createAnswer>} Answer */
