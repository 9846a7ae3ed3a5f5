import { ask, noResult } from "../../core/engine.js";
import { handsOf } from "../../daily/daily.js";
import { saveHand } from "../../history/history.js";
import { addToJournal, journalHands } from "../../history/journal.js";
import { sameNumbers } from "../../history/played.js";
import { RATED_CARDS } from "../../solve/card-limits.js";

/** @import { Rated } from "../../../engine/contract.d.ts" */
/** @import { Played } from "../../history/played.js" */

/**
 * Saves the record of a hand: in the journal at once, as the page may be closed, and then in the history
 * with what Python says of it.
 *
 * @param {Played} played
 */
export function saveRecord(played) {
  addToJournal(played);
  completeRecord(played);
}

/** Saves the records that an earlier page had no time to complete. */
export function recoverRecords() {
  for (const played of journalHands()) completeRecord(played);
}

/**
 * Saves a record with the rating of the hand; as one of Endless if it is no hand of the day that its
 * link names.
 *
 * @param {Played} played
 */
async function completeRecord(played) {
  const { numbers, target, date, text } = played;
  const hand = { numbers, target, ...(text && { text }) };
  const [rating, hands] = await Promise.all([
    numbers.length <= RATED_CARDS ? ask("rate", hand).catch(noResult) : null,
    date ? handsOf(date).catch(noResult) : null,
  ]);
  const isOfDay = hands?.some(
    (hand) => hand.target === target && sameNumbers(hand.numbers, numbers),
  );
  const isOther = hands && !isOfDay;
  const record = isOther
    ? { ...played, mode: /** @type {const} */ ("endless"), date: null }
    : played;
  await saveHand({ ...record, ...(rating && pick(rating)) });
}

/** @param {Rated} rating */
const pick = ({ level, score, technique }) => ({ level, score, technique });
