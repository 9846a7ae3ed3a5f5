import { engineState } from "../../core/engine.js";
import { lazy, Nothing } from "../../ui/lazy.jsx";
import { playAs } from "../mode.js";

/** @import { Table } from "../../game/table/table.js" */
/** @import { Mode } from "../mode.js" */

const parts = async () => (await import("../parts.js")).practice;
const Below = lazy(async () => (await parts()).Below, Nothing, Nothing);

const QUERY = { practice: "missed" };

/**
 * Lays a hand of the technique that is due first; any hand where none was missed.
 *
 * @param {Table} table
 */
async function begin(table) {
  const { hash } = location;
  const { practiceDeal } = await import("../../history/review.js");
  const deal = engineState.peek() === "ready" ? await practiceDeal() : null;
  if (location.hash !== hash) return;
  if (deal) table.lay({ ...deal, solvable: true, review: true }, QUERY);
  else table.deal(QUERY);
}

/**
 * Hands like those that were missed, the most urgent first.
 *
 * @type {Mode}
 */
export const practice = {
  name: "practice",
  words: "practice",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  begin,
  read: (query) =>
    query.practice === QUERY.practice
      ? playAs({
          kept: { mode: "practice" },
          next: ({ table }) => begin(table),
          Below,
        })
      : null,
};
