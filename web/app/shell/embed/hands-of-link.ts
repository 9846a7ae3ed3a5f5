import {
  DEFAULT_TARGET,
  queryOf,
  readAllowing,
  rulesQuery,
} from "../../base/address/hand-query.ts";
import type { Query, Route } from "../../base/address/router.ts";
import { handsOf, readSet } from "../../classroom/sets/set-link.ts";
import type { Linked } from "../../play/mode.ts";
import { MODES } from "../../play/modes.ts";

/** The link to the hands of today. */
export const TODAY: Route = { name: "daily", query: {} };

/** A hand by its own link. `solvable`: whether it is known to have a solution. */
export type Named = { query: Query; solvable: boolean };

/**
 * The hands that a link names: one hand, the hands of a set, or the hands of a mode; otherwise today's
 * hands. May call Python.
 */
export async function handsOfLink(link: Route): Promise<Named[]> {
  const { hand, target = DEFAULT_TARGET } = link.query;
  if (link.name === "play" && hand)
    return [linkOfHand({ hand, target, ...readAllowing(link.query), solvable: false })];
  const set = link.name === "set" ? await handsOfSet(link.query) : [];
  if (set.length) return set;
  for (const mode of MODES) {
    const hands = await mode.handsOf?.(link);
    if (hands) return hands.map(linkOfHand);
  }
  return handsOfLink(TODAY);
}

/** The hands of a set. */
async function handsOfSet(query: Query) {
  const set = readSet(query);
  const hands = set ? await handsOf(set, new AbortController().signal) : [];
  return hands.map((hand) => ({ query: queryOf(hand), solvable: false }));
}

const linkOfHand = ({ hand, solvable, ...rules }: Linked): Named => ({
  query: { hand, ...rulesQuery(rules) },
  solvable,
});
