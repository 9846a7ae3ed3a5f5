import { signal } from "@preact/signals";
import type { Calls } from "../../../engine/contract.d.ts";
import { ask, isAbort } from "../../core/engine.ts";
import { markOnce } from "../../core/marks.ts";
import { type Ruling, rulingOf } from "../../core/ruling.ts";
import { settings } from "../../core/settings.ts";
import { onNewHand } from "../../dealing/new-hand.ts";
import type { Table } from "../table/table.ts";

export type InputMethod = "type" | "combine";

/** A ruling on a text, which was typed or combined; `serial` counts them. */
export type Judged = Ruling & { text: string; input: InputMethod; serial: number };

/** Who judges: Python, or who asks Python for more than whether an answer is right. */
export type Referee = <Name extends "check" | "claim_no_solution">(
  name: Name,
  params: Calls[Name]["params"],
  options: { signal: AbortSignal },
) => Promise<Ruling>;

/** The player's answer and what the referee says of it. */
export function createAnswer(table: Pick<Table, "hand" | "settled">, referee: Referee = ask) {
  const text = signal("");
  const verdict = signal<Judged | null>(null);
  const pending = signal(false);
  let judging = new AbortController();
  let serial = 0;

  onNewHand(table, () => {
    judging.abort();
    text.value = "";
    verdict.value = null;
    pending.value = false;
  });

  /** Asks the referee; a later call replaces an earlier one. */
  async function judge(name: "check" | "claim_no_solution", judged: string, input: InputMethod) {
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

  async function askReferee(
    name: "check" | "claim_no_solution",
    judged: string,
    stopped: AbortSignal,
  ): Promise<Ruling> {
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
    /** @param combined the text of the last card */
    checkCombined: (combined: string) => judge("check", combined, "combine"),
    claimNone: () => judge("claim_no_solution", "", settings.value.input),

    /** What is to be restored when the hand comes back. */
    captured: () => ({
      text: text.peek(),
      verdict: verdict.peek()?.ok ? null : verdict.peek(),
    }),

    restore(captured: { text: string; verdict: Judged | null }) {
      text.value = captured.text;
      verdict.value = captured.verdict;
    },
  };
}

export type Answer = ReturnType<typeof createAnswer>;
