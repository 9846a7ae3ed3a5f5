import {
  digest,
  handListQuery,
  nameOfText,
  readHandList,
  readHands,
} from "../../base/address/hand-list.ts";
import { readOperators } from "../../base/address/hand-query.ts";
import { plainQuery } from "../../base/address/plain-query.ts";
import type { Query } from "../../base/address/router.ts";
import { fieldsOf } from "../../base/browser/storage.ts";
import type { Posed, Puzzle } from "../../base/cards/puzzle.ts";
import { plainName } from "../../base/data/names.ts";
import { unwrapped } from "../../base/data/pasted.ts";
import { handName } from "../../table/hand/played.ts";

/** A list of the player's own, without repeated hands. The favourites have no name. */
export type HandList = { id: string; name: string; hands: Puzzle[] };

/** The id of the list of hands with a star. */
export const FAVOURITES = "favourites";

/** The largest number of hands in a list. */
export const MOST_IN_LIST = 1000;

/** The longest name of a list, in characters. */
const LONGEST_NAME = 60;

const ID = /^[\w-]{1,40}$/;

/** The name of a list as it is kept. */
export const listName = (text: string) => plainName(text, LONGEST_NAME);

/** The hands without repeated ones. */
export const distinct = (hands: Puzzle[]) => {
  const seen = new Set();
  return hands.filter((hand) => seen.size < seen.add(handName(hand)).size);
};

/** The hands without repeated ones, as many as fit into a list. */
const fitting = (hands: Puzzle[]) => distinct(hands).slice(0, MOST_IN_LIST);

/** The place of a hand among others, in any order of its cards; -1 for none. */
export function placeOf(hand: Posed, hands: Puzzle[]) {
  const name = handName(hand);
  return hands.findIndex((other) => handName(other) === name);
}

/** A list without a hand. */
export const without = (list: HandList, hand: Posed): HandList => ({
  ...list,
  hands: list.hands.filter((_, place) => place !== placeOf(hand, list.hands)),
});

/** A list with further hands at its end, as many as fit. */
export const withHands = (list: HandList, added: Puzzle[]): HandList => ({
  ...list,
  hands: fitting([...list.hands, ...added]),
});

/**
 * The hands in the order in which they are played.
 *
 * @param seed of the order, so that a reload finds the same; empty for that of the list. A hand that
 *   is added or removed leaves the order of the others as it is.
 */
export function ordered(hands: Puzzle[], seed: string): Puzzle[] {
  if (!seed) return hands;
  return hands
    .map((hand) => ({ hand, at: digest(handName(hand) + seed) }))
    .sort((one, other) => one.at - other.at)
    .map(({ hand }) => hand);
}

/**
 * Adds the lists of a backup. A list of both has the hands of both and its own name. Two lists with
 * one name stay two lists.
 */
export function merged(own: HandList[], others: HandList[]): HandList[] {
  const joined = own.map((list) => {
    const other = others.find(({ id }) => id === list.id);
    return other ? withHands(list, other.hands) : list;
  });
  const ids = new Set(own.map(({ id }) => id));
  return [...joined, ...others.filter(({ id }) => !ids.has(id))];
}

/** The lists as they are stored. */
export const writeLists = (lists: HandList[]) =>
  lists.map(({ id, name, hands }) => ({ id, name, ...handListQuery(hands) }));

/** The lists in a stored value, without those that are damaged, and without damaged hands. */
export function readLists(stored: unknown): HandList[] {
  if (!Array.isArray(stored)) return [];
  const read = stored.flatMap((value) => {
    const { id, name, ...hands } = fieldsOf(value);
    if (typeof id !== "string" || !ID.test(id) || typeof name !== "string") return [];
    const texts = Object.entries(hands).filter(([, text]) => typeof text === "string");
    const found = readHands(Object.fromEntries(texts) as Query).filter((hand) => hand !== null);
    return { id, name: listName(name), hands: fitting(found) };
  });
  return [...new Map(read.map((list) => [list.id, list])).values()];
}

/** What proves that a link is whole. A plus may arrive as a space. */
function checkOf({ name = "", target = "", hands = "", ...rules }: Query) {
  const kept = listName(name);
  const signs = `${readOperators(rules)}${rules.ordered ?? ""}`;
  const parts = [unwrapped(kept) || kept, target, signs, hands.replaceAll(" ", "+")];
  return nameOfText(parts.join(" "));
}

/** The query of a link that shares a list. The hands are last, so that a cut link lacks some. */
export function listQuery({ name, hands }: Pick<HandList, "name" | "hands">): Query {
  const { hands: texts = "", ...rules } = handListQuery(hands);
  const query = { ...(name && { name }), ...rules };
  return { ...query, check: checkOf({ ...query, hands: texts }), hands: texts };
}

/** The list that a link shares; null if the link is damaged. */
export function readListLink(link: Query): Pick<HandList, "name" | "hands"> | null {
  const query = plainQuery(link);
  const hands = readHandList(query, MOST_IN_LIST);
  if (!hands || (query.check !== undefined && query.check !== checkOf(query))) return null;
  return { name: listName(query.name ?? ""), hands: distinct(hands) };
}
