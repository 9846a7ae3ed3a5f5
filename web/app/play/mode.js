/** @import { Table } from "./table.js" */

/**
 * What is played, and what comes after a hand.
 *
 * @param {Table} table
 */
export function createMode(table) {
  return { next: table.deal };
}
