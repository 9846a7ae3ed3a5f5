import { RATED_CARDS } from "../base/cards/card-limits.ts";
import { puzzleOf } from "../base/cards/puzzle.ts";
import { ask, noResult } from "../base/python/engine.ts";
import { saveHand } from "../player/history/history.ts";
import { addToJournal, journalHands } from "../player/history/journal.ts";
import { noteWaiting } from "../player/history/waiting.ts";
import { type Played, ratingOf } from "../table/hand/played.ts";
import { HOME, modeNamed } from "./modes.ts";

/**
 * Saves the record of a hand: in the journal at once, because the page may be closed, and then in
 * the history with Python's rating.
 */
export function saveRecord(played: Played) {
  addToJournal(played);
  modeNamed(played.mode)?.onRecord?.(played);
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
  const { mode, text } = played;
  const hand = { ...puzzleOf(played), ...(text && { text }) };
  const [rating, isOwn] = await Promise.all([
    hand.numbers.length <= RATED_CARDS ? ask("rate", hand).catch(noResult) : null,
    modeNamed(mode)?.owns?.(played).catch(noResult),
  ]);
  const { series: _, place: __, ...alone } = played;
  const record = isOwn === false ? { ...alone, mode: HOME.name } : played;
  const rated = { ...record, ...(rating && ratingOf(rating)) };
  noteWaiting(rated);
  await saveHand(rated);
}
