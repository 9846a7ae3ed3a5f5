import { effect, untracked } from "@preact/signals";
import type { Table } from "../game/table/table.ts";

/**
 * Calls `handle` each time a different hand comes to the table, but not when Python has read the
 * present hand.
 */
export function onNewHand({ hand }: Pick<Table, "hand">, handle: () => void) {
  let { key } = hand.peek();
  effect(() => {
    if (hand.value.key === key) return;
    key = hand.value.key;
    untracked(handle);
  });
}
