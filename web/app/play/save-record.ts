import { batch } from "@preact/signals";
import { noResult } from "../base/python/engine.ts";
import { saveHand, storeAtOnce, unratedHands } from "../player/history/history.ts";
import { rate } from "../player/history/rate.ts";
import { noteWaiting } from "../player/history/review/waiting.ts";
import { addToJournal, journalHands } from "../player/history/storage/journal.ts";
import { isEnded, type Played, ratingOf } from "../table/hand/played.ts";
import { HOME, modeNamed } from "./modes.ts";

/**
 * Saves the record of a hand: at once in the journal, because the page may be closed, and in the
 * database, because the browser may be killed. The history gets it with Python's rating.
 */
export function saveRecord(played: Played) {
  addToJournal(played);
  if (isEnded(played)) storeAtOnce(played);
  unratedHands.value = [...unratedHands.peek(), played];
  completeRecord(played);
}

/** Saves records that an earlier page could not complete. */
export function recoverRecords() {
  for (const played of journalHands()) completeRecord(played);
}

/**
 * Saves a record with the rating of the hand. If the mode in its link does not own the hand, the
 * record is saved under the default mode.
 */
async function completeRecord(played: Played) {
  const [rating, isOwn] = await Promise.all([
    rate(played),
    modeNamed(played.mode)?.owns?.(played).catch(noResult),
  ]);
  const { series: _, place: __, ...alone } = played;
  const record = isOwn === false ? { ...alone, mode: HOME.name } : played;
  const rated = { ...record, ...(rating && ratingOf(rating)) };
  noteWaiting(rated);
  await batch(() => {
    unratedHands.value = unratedHands.peek().filter(({ id }) => id !== played.id);
    return saveHand(rated);
  });
}
