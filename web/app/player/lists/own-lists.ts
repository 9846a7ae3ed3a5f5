import { computed } from "@preact/signals";
import { keep, load } from "../../base/browser/storage.ts";
import { type Posed, type Puzzle, puzzleOf } from "../../base/cards/puzzle.ts";
import { handName } from "../../table/hand/played.ts";
import { historyLoaded } from "../history/history.ts";
import { losses } from "../history/lost/losses.ts";
import { listenToTabs, sendToTabs } from "../history/storage/tabs.ts";
import { createKeptLists } from "./kept-lists.ts";
import {
  FAVOURITES,
  type HandList,
  listName,
  MOST_IN_LIST,
  merged,
  readLists,
  withHands,
  without,
} from "./lists.ts";

/** The key of the lists in the database, and of their copy in `localStorage`. */
const KEYS = { stored: "lists", copy: "twentyfour:lists" };

/** Null before the first use. */
let opened: ReturnType<typeof createKeptLists> | null = null;

/** Reads the copy now, and the database after the history. */
function open() {
  const keeping = createKeptLists({
    async change(next) {
      const { changeValue } = await import("../history/storage/database.ts");
      return changeValue(KEYS.stored, next);
    },
    loadCopy: () => load(KEYS.copy),
    saveCopy: (value) => keep(KEYS.copy, value),
    send: (lists) => sendToTabs({ lists }),
    onLost() {
      losses.value = { ...losses.peek(), settings: true };
    },
  });
  listenToTabs((message) => {
    if (message && "lists" in message) keeping.hear(message.lists);
  });
  historyLoaded.then(keeping.store);
  return keeping;
}

const keeping = () => {
  opened ??= open();
  return opened;
};

/** The favourites, if any hand has a star, and the other lists, the oldest first. */
export const lists = computed(() => keeping().kept.value.lists);

/** Why the browser could not store the lists, so that they last until the page is closed. */
export const listsRefused = computed(() => keeping().refusal.value);

const starred = computed(
  () => new Set(lists.value.find(({ id }) => id === FAVOURITES)?.hands.map(handName)),
);

/** Resolves when the lists of the database have been read, or the database has refused. */
export async function listsLoaded() {
  await historyLoaded;
  await keeping().store();
}

const change = (next: (all: HandList[]) => HandList[]) => keeping().change(next);

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
