import { isSolved, type Played } from "../../table/hand/played.ts";
import { decode, type Entry } from "../../table/hand/trail.ts";

/** The entries of a hand's trail; null if it has none. */
export const entriesOfHand = ({ trail, numbers }: Pick<Played, "numbers" | "trail">) =>
  trail
    ? decode(
        trail,
        numbers.map((value) => ({ value: `${value}` })),
      )
    : null;

/** What was tried in a hand; null if nothing was, or if the first try was right. */
export function triedIn(hand: Played): Entry[] | null {
  if (hand.result === "none") return null;
  const entries = entriesOfHand(hand);
  const tries = entries?.filter(isTry).length ?? 0;
  return tries > Number(isSolved(hand)) ? entries : null;
}

const isTry = (entry: Entry) =>
  entry.type === "step" ||
  entry.type === "claim" ||
  (entry.type === "answer" && entry.ruling !== "fault");
