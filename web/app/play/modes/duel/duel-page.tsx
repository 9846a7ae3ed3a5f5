import { route } from "../../../base/address/router.ts";
import { saveHand } from "../../../player/history/history.ts";
import { rate } from "../../../player/history/rate.ts";
import { addToJournal } from "../../../player/history/storage/journal.ts";
import { type Played, ratingOf } from "../../../table/hand/played.ts";
import { createApart } from "../../apart/apart.tsx";

/** Creates the page of duels. A match continues when the player comes back to the page. */
export function createDuelPage() {
  const Apart = createApart({ page: "duel", mode: "duel", saveRecord });
  return () => <Apart query={route.value.query} />;
}

/** Saves the record of a hand. The next page completes it if this one is closed before. */
async function saveRecord(played: Played) {
  addToJournal(played);
  const rating = await rate(played);
  saveHand({ ...played, ...(rating && ratingOf(rating)) });
}
