import { ask } from "../../core/engine.js";
import { handsOf, noHand } from "../../daily/daily.js";
import { remember } from "../../history/history.js";
import { addToJournal, journalHands } from "../../history/journal.js";
import { sameNumbers } from "../../history/played.js";
import { RATED_CARDS } from "../../solve/card-limits.js";

/** @import { Rated } from "../../../engine/contract.d.ts" */
/** @import { Played } from "../../history/played.js" */

/**
 * Keeps the record of a hand: at once, lest the page be closed, and then with what Python says of it.
 *
 * @param {Played} played
 */
export function keepRecord(played) {
  addToJournal(played);
  completeRecord(played);
}

/** Keeps the records that an earlier page had no time to complete. */
export function recoverRecords() {
  for (const played of journalHands()) completeRecord(played);
}

/**
 * Keeps a record with how hard the hand is, and whether it is a hand of the day that its link names.
 *
 * @param {Played} played
 */
async function completeRecord(played) {
  const { numbers, target, date, text } = played;
  const hand = { numbers, target, ...(text && { text }) };
  const [rating, hands] = await Promise.all([
    numbers.length <= RATED_CARDS ? ask("rate", hand).catch(noHand) : null,
    date ? handsOf(date).catch(noHand) : null,
  ]);
  const isOfDay = hands?.some(
    (hand) => hand.target === target && sameNumbers(hand.numbers, numbers),
  );
  const isOther = hands && !isOfDay;
  const kept = isOther ? { ...played, mode: /** @type {const} */ ("endless"), date: null } : played;
  await remember({ ...kept, ...(rating && pick(rating)) });
}

/** @param {Rated} rating */
const pick = ({ level, score, technique }) => ({ level, score, technique });
