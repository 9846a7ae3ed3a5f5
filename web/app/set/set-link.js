import { DEFAULT_TARGET } from "../core/hand-query.js";
import { fetchHands } from "../print/sheet-hands.js";
import { handsQuery, MOST_HANDS, readSheet } from "../print/sheet-link.js";

/** @import { CardNumber } from "../../engine/contract.d.ts" */
/** @import { Query } from "../core/router.js" */
/** @import { SheetChoices } from "../print/sheet-link.js" */

/** @typedef {{numbers: CardNumber[], target: string, operators?: string}} SetHand */

/**
 * The hands that a link names: those of a sheet, or a typed list.
 *
 * @typedef {{query: Query, sheet: SheetChoices} | {query: Query, hands: SetHand[]}} SetLink
 */

const BETWEEN = "_";
const HAND = /^[-\d/.]{1,12}(,[-\d/.]{1,12}){0,7}$/;

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
  const lists = query.hands.split(BETWEEN);
  if (lists.length > MOST_HANDS || !lists.every((list) => HAND.test(list))) return null;
  const target = query.target ?? DEFAULT_TARGET;
  const hands = lists.map((list) => ({ numbers: list.split(","), target }));
  return { query: typedQuery(hands), hands };
}

/**
 * The query of a link to typed hands, all with one target.
 *
 * @param {SetHand[]} hands
 * @returns {Query}
 */
export function typedQuery(hands) {
  const target = hands[0]?.target ?? DEFAULT_TARGET;
  return {
    hands: hands.map(({ numbers }) => numbers.join(",")).join(BETWEEN),
    ...(target !== DEFAULT_TARGET && { target }),
  };
}

/**
 * The hands of a set; those of a sheet come from Python.
 *
 * @param {SetLink} link
 * @param {AbortSignal} signal
 * @returns {Promise<SetHand[]>}
 */
export async function handsOf(link, signal) {
  if ("hands" in link) return link.hands;
  return fetchHands({ ...link.sheet, key: "none" }, signal);
}
