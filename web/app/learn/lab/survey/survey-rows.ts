import type { Surveyed } from "../../../../engine/contract.d.ts";
import type { Four } from "../../../base/decks/hands-between.ts";

/** A survey as the rows of a table, with the columns of the file of the command line. */
export function surveyRows(hands: Four[], { states, solutions, missed }: Surveyed) {
  const why = new Map(missed.map((hand) => [hand.numbers.join(), hand]));
  const rows = hands.map((hand, place) => {
    const { solution = solutions[place] ?? "", reason = "" } = why.get(hand.join()) ?? {};
    return [hand.join(" "), states[place] ?? "", solution, reason];
  });
  return [["hand", "state", "solution", "reason"], ...rows];
}
