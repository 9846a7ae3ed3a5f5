import { handListQuery, readHandList } from "../print/hand-list.js";
import { fetchHands } from "../print/sheet-hands.js";
import { handsQuery, readSheet } from "../print/sheet-link.js";

/** @import { Query } from "../core/router.js" */
/** @import { ListedHand } from "../print/hand-list.js" */
/** @import { SheetChoices } from "../print/sheet-link.js" */

/**
 * The hands that a link names: those of a sheet, or a typed list.
 *
 * @typedef {{query: Query, sheet: SheetChoices} | {query: Query, hands: ListedHand[]}} SetLink
 */

/**
 * The set of a link; null where it names none.
 *
 * @param {Query} query
 * @returns {SetLink | null}
 */
export function readSet(query) {
  if (!query.hands) {
    const sheet = readSheet(query);
    return sheet && { query: handsQuery(sheet), sheet };
  }
  const hands = readHandList(query);
  return hands && { query: handListQuery(hands), hands };
}

/**
 * The hands of a set; those of a sheet come from Python.
 *
 * @param {SetLink} link
 * @param {AbortSignal} signal
 * @returns {Promise<ListedHand[]>}
 */
export async function handsOf(link, signal) {
  if ("hands" in link) return link.hands;
  return fetchHands({ ...link.sheet, key: "none" }, signal);
}
