import { effect, untracked } from "@preact/signals";
import { say } from "../../core/say.ts";
import type { Judging } from "../feedback/astray.tsx";
import { astrayWords, repairWords } from "../feedback/astray-words.ts";

/** Announces where a wrong answer goes astray and, once that is asked for, what makes it right. */
export function announceRepair({ repair, table }: Pick<Judging, "repair" | "table">) {
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
