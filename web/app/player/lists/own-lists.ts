import { computed, type Signal, signal } from "@preact/signals";
import { load, save } from "../../base/browser/storage.ts";
import { type Posed, type Puzzle, puzzleOf } from "../../base/cards/puzzle.ts";
import { handName } from "../../table/hand/played.ts";
import {
  FAVOURITES,
  type HandList,
  listName,
  MOST_IN_LIST,
  merged,
  readLists,
  withHands,
  without,
  writeLists,
} from "./lists.ts";

/** The favourites and the player's own lists. A copy of them is in the other storage. */
export const KEY = "twentyfour:lists";

/** What was read or changed last; null before the first use. */
const current: Signal<HandList[] | null> = signal(null);

/** The favourites, if any hand has a star, and the other lists, the oldest first. */
export const lists = computed(() => current.value ?? firstRead());

/** Whether the browser could not store the lists, so that they last until the page is closed. */
export const listsUnsaved = signal(false);

const starred = computed(
  () => new Set(lists.value.find(({ id }) => id === FAVOURITES)?.hands.map(handName)),
);

const stored = () => readLists(load(KEY));

/** Reads what is stored, and from now on what other tabs store. */
function firstRead() {
  addEventListener("storage", ({ key }) => key === KEY && readAgain());
  return stored();
}

/** Reads what another tab stored, or what came back from the copy. */
export function readAgain() {
  if (!listsUnsaved.peek()) current.value = stored();
}

/** Changes what is stored now, because another tab may have changed it. */
function change(next: (all: HandList[]) => HandList[]) {
  const known = lists.peek();
  const changed = next(listsUnsaved.peek() ? known : stored());
  current.value = changed;
  listsUnsaved.value = !save(KEY, writeLists(changed));
}

export const listOf = (id: string) => lists.value.find((list) => list.id === id) ?? null;

/** Whether another hand fits into the favourites. */
export const hasRoom = computed(() => starred.value.size < MOST_IN_LIST);

export const isStarred = (hand: Posed) => starred.value.has(handName(hand));

/** Gives a hand a star, or takes it away. Returns false if the favourites are full. */
export function toggleStar(hand: Posed) {
  if (isStarred(hand)) removeHand(FAVOURITES, hand);
  else if (hasRoom.peek()) addHands(FAVOURITES, [puzzleOf(hand)]);
  else return false;
  return true;
}

/** Adds hands to a list, as many as fit. The favourites are created with their first hand. */
export const addHands = (id: string, hands: Puzzle[]) =>
  change((all) => {
    const known = all.some((list) => list.id === id);
    const base = known ? all : [{ id, name: "", hands: [] }, ...all];
    return base.map((list) => (list.id === id ? withHands(list, hands) : list));
  });

export const removeHand = (id: string, hand: Posed) =>
  change((all) => all.map((list) => (list.id === id ? without(list, hand) : list)));

/** Creates a list, and returns its id. */
export function createList(name: string, hands: Puzzle[] = []) {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;
  change((all) => [...all, withHands({ id, name: listName(name), hands: [] }, hands)]);
  return id;
}

export const renameList = (id: string, name: string) =>
  change((all) => all.map((list) => (list.id === id ? { ...list, name: listName(name) } : list)));

export const deleteList = (id: string) => change((all) => all.filter((list) => list.id !== id));

export const deleteAllLists = () => change(() => []);

/** Adds the lists of a backup. Returns how many lists it has. */
export function restoreLists(value: unknown) {
  const read = readLists(value);
  if (read.length > 0) change((all) => merged(all, read));
  return read.length;
}
