import { effect, untracked } from "@preact/signals";

/** @import { Table } from "../game/table/table.js" */

/**
 * Calls `handle` each time another hand is laid on the table; not when Python has read the one there.
 *
 * @param {Pick<Table, "hand">} table
 * @param {() => void} handle
 */
export function onNewHand({ hand }, handle) {
  let { key } = hand.peek();
  effect(() => {
    if (hand.value.key === key) return;
    key = hand.value.key;
    untracked(handle);
  });
}
