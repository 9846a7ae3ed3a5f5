import { go, read } from "../core/router.js";
import { handAt } from "./run.js";
import { placeQuery } from "./sprint-link.js";

/** @import { Run } from "./kinds.js" */
/** @import { LinkTo } from "./sprint-page.jsx" */

/**
 * Lays a hand of a run, unless the player has gone to another page meanwhile.
 *
 * @param {Run} run
 * @param {number} place from 0
 * @param {LinkTo} link
 */
export async function begin(run, place, link) {
  const { hash } = location;
  const deal = await handAt(run, place);
  if (location.hash !== hash) return;
  const { name, query } = read(
    link({ ...deal, solvable: true, dealt: true }, placeQuery(run, place)),
  );
  go(name, query);
}
