import { saveHand } from "../../../player/history/history.ts";
import { rate } from "../../../player/history/rate.ts";
import { addToJournal } from "../../../player/history/storage/journal.ts";
import { type Played, ratingOf } from "../../../table/hand/played.ts";

/** Saves the record of a hand. The next page completes it if this one is closed before. */
export async function saveRecord(played: Played) {
  addToJournal(played);
  const rating = await rate(played);
  saveHand({ ...played, ...(rating && ratingOf(rating)) });
}
