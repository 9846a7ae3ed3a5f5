import { signal } from "../../web/testing.js";

/** @import { Hand, Table } from "../../web/app/game/table/table.ts" */

/**
 * A hand that Python has read.
 *
 * @param {number[]} numbers
 * @param {Partial<Hand>} [other]
 * @returns {Hand}
 */
export const lying = (numbers, other = {}) => ({
  key: `#/play?hand=${numbers}`,
  cards: numbers.map((rank) => ({ rank, suit: "spades" })),
  numbers,
  target: "24",
  error: null,
  ...other,
});

/**
 * A table on which the test lays the hands.
 *
 * @param {Hand} [first]
 */
export function stubTable(first = lying([3, 3, 8, 8])) {
  const hand = signal(first);
  const stub = {
    hand,
    async settled() {
      const { numbers, target, error } = hand.value;
      if (error) throw error;
      return { numbers, target };
    },
  };
  return /** @type {Table} */ (/** @type {unknown} */ (stub));
}
