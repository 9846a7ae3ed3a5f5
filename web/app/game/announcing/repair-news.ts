import { effect, untracked } from "@preact/signals";
import { say } from "../../core/say.js";
import { astrayWords, repairWords } from "../feedback/astray-words.js";

/** @import { Judging } from "../feedback/astray.jsx" */

/**
 * Announces where a wrong answer goes astray and, once that is asked for, what makes it right.
 *
 * @param {Pick<Judging, "repair" | "table">} game
 */
export function announceRepair({ repair, table }) {
  const target = () => table.hand.peek().target ?? "";

  effect(() => {
    const astray = repair.astray.value;
    if (astray) untracked(() => say(astrayWords(astray, target())));
  });

  effect(() => {
    const change = repair.open.value ? repair.change.value : null;
    untracked(() => say(repairWords(change, target())));
  });
}
