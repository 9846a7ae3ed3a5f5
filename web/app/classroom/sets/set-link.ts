import { handListQuery, readHandList } from "../../base/address/hand-list.ts";
import { plainQuery } from "../../base/address/plain-query.ts";
import type { Query } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { fetchHands } from "../print/sheet-hands.ts";
import {
  handsQuery,
  MOST_LETTERS,
  readNumber,
  readSheet,
  type SheetChoices,
} from "../print/sheet-link.ts";

/** The hands of a link: a sheet, or a typed list. */
export type SetLink = { query: Query; sheet: SheetChoices } | { query: Query; hands: Puzzle[] };

/** The value of `marks` in the link of a set whose mark goes to a system that speaks SCORM. */
export const SCORM = "scorm";

/** The longest time limit of a set, in minutes. */
export const MOST_MINUTES = 90;

/**
 * What only the link of a set says: its title, the minutes for all hands, 0 without a limit, and
 * whether there are hints, and the solver before the end.
 */
export const readTerms = ({ title = "", minutes, hints, solve }: Query) => ({
  hints: hints === "yes",
  solve: solve !== "no",
  title: title.slice(0, MOST_LETTERS),
  minutes: minutes ? readNumber(minutes, 1, MOST_MINUTES) : 0,
});

export type Terms = ReturnType<typeof readTerms>;

export const termsQuery = ({ title, minutes, hints, solve }: Terms): Query => ({
  ...(title.trim() && { title: title.trim() }),
  ...(minutes && { minutes: `${minutes}` }),
  ...(hints && { hints: "yes" }),
  ...(!solve && { solve: "no" }),
});

/** The set of a link; null if the link names no set. */
export function readSet(link: Query): SetLink | null {
  const query = plainQuery(link);
  const terms = termsQuery(readTerms(query));
  if (!query.hands) {
    const sheet = readSheet(query);
    return sheet && { query: { ...handsQuery(sheet), ...terms }, sheet };
  }
  const hands = readHandList(query);
  return hands && { query: { ...handListQuery(hands), ...terms }, hands };
}

/** The hands of a set. The hands of a sheet come from Python. */
export async function handsOf(link: SetLink, signal: AbortSignal): Promise<Puzzle[]> {
  if ("hands" in link) return link.hands;
  return fetchHands({ ...link.sheet, key: "none" }, signal);
}
