import type { Puzzle } from "../core/puzzle.ts";
import type { Query } from "../core/router.ts";
import { handListQuery, readHandList } from "../print/hand-list.ts";
import { fetchHands } from "../print/sheet-hands.ts";
import { handsQuery, readSheet, type SheetChoices } from "../print/sheet-link.ts";

/** The hands of a link: a sheet, or a typed list. */
export type SetLink = { query: Query; sheet: SheetChoices } | { query: Query; hands: Puzzle[] };

/** The set of a link; null if the link names no set. */
export function readSet(query: Query): SetLink | null {
  if (!query.hands) {
    const sheet = readSheet(query);
    return sheet && { query: handsQuery(sheet), sheet };
  }
  const hands = readHandList(query);
  return hands && { query: handListQuery(hands), hands };
}

/** The hands of a set. The hands of a sheet come from Python. */
export async function handsOf(link: SetLink, signal: AbortSignal): Promise<Puzzle[]> {
  if ("hands" in link) return link.hands;
  return fetchHands({ ...link.sheet, key: "none" }, signal);
}
