import { effect, untracked } from "@preact/signals";
import type { Table } from "../game/table/table.ts";

/** Calls `handle` each time another hand is laid on the table; not when Python has read the one there. */
export function onNewHand({ hand }: Pick<Table, "hand">, handle: () => void) {
  let { key } = hand.peek();
  effect(() => {
    if (hand.value.key === key) return;
    key = hand.value.key;
    untracked(handle);
  });
}
