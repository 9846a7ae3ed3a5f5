import { rulesOf } from "../app/table/hand/rules.ts";
import { NO_DEAL } from "../app/table/hand/views.ts";
import { createHandTable } from "../app/table/playing/hand-table.ts";
import { createModel, signal } from "./packages.js";

/** @import { Deal, Rules } from "../app/table/hand/types.ts" */
/** @import { Hand, HandTable } from "../app/table/playing/hand-table.ts" */

/**
 * A hand that Python has read, with a known level.
 *
 * @param {number[]} numbers
 * @param {Partial<Hand>} [other]
 * @returns {Hand}
 */
export const lying = (numbers, other = {}) => ({
  ...NO_DEAL,
  key: `#/play?hand=${numbers}`,
  cards: numbers.map((rank) => ({ rank, suit: "spades" })),
  numbers,
  target: "24",
  difficulty: { score: 50, level: "medium" },
  error: null,
  ...other,
});

/**
 * A hand on a table that the test changes.
 *
 * @param {Hand} [first]
 */
export const stubTable = (first = lying([3, 3, 8, 8])) => ({ hand: signal(first) });

/**
 * A table on which the test lays the hands.
 *
 * @param {Deal} deal
 * @param {Partial<Rules>} [rules]
 * @returns {HandTable}
 */
export function tableOn(deal, rules = {}) {
  const tables = /** @type {HandTable[]} */ ([]);
  const Page = createModel(() => {
    const table = createHandTable({
      playOf: () => ({ rules: rulesOf(rules), recordFields: { mode: "endless" } }),
      readHand: () => new Promise(() => {}),
      isShown: () => true,
      saveRecord() {},
    });
    tables.push(table);
    return {};
  });
  new Page();
  const [table] = tables;
  if (!table) throw new Error("no table");
  const { error: _, ...laid } = /** @type {Hand} */ (deal);
  table.live.open(laid);
  return table;
}
