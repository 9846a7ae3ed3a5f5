import { decode, type Entry } from "../hand/trail.ts";
import { isSolved, type Played } from "../history/played.ts";

/** What was tried in a hand; null if nothing was, or if the first try was right. */
export function triedIn(hand: Played): Entry[] | null {
  if (!hand.trail || hand.result === "none") return null;
  const entries = decode(
    hand.trail,
    hand.numbers.map((value) => ({ value: `${value}` })),
  );
  const tries = entries?.filter(isTry).length ?? 0;
  return tries > Number(isSolved(hand)) ? entries : null;
}

const isTry = (entry: Entry) =>
  entry.type === "step" ||
  entry.type === "claim" ||
  (entry.type === "answer" && entry.ruling !== "fault");
