import { fieldsOf, load, save, saveForTab, takeForTab } from "../../../base/browser/storage.ts";
import { isEnded, type Played } from "../../../table/hand/played.ts";
import { readRecords, saysMore } from "./record.ts";

/** Each hand has its own key, so that two tabs never overwrite each other's hands. */
const PREFIX = "twentyfour:hand:";
const UNFINISHED = "twentyfour:unfinished";

/** The record of an id; undefined if there is none. */
const journalHand = (id: string) => readRecords([load(PREFIX + id)]).hands[0];

/**
 * Saves a hand synchronously, because the page may be closed before the database has stored it. A
 * copy of the tab may have saved a record that says more.
 */
export function addToJournal(hand: Played) {
  const known = journalHand(hand.id);
  if (!known || !saysMore(known, hand)) save(PREFIX + hand.id, hand);
}

/** Every hand that an earlier page could not save in the database. */
export const journalHands = () => readRecords(keys().map(load)).hands;

export function removeFromJournal(ids: Set<string>) {
  for (const key of keys()) if (ids.has(key.slice(PREFIX.length))) remove(key);
}

export const clearJournal = () => keys().forEach(remove);

/** The unfinished hand that this page saved last, because a page can be hidden and come back. */
let unfinished: unknown = null;

/**
 * Saves an unfinished hand when the page is closed or reloaded.
 *
 * @param key of the hand
 */
export function saveUnfinished(key: string, hand: Played) {
  addToJournal(hand);
  unfinished = { key, id: hand.id };
  saveForTab(UNFINISHED, unfinished);
}

/**
 * Removes the record of an unfinished hand when play continues. The hand may have ended in the page
 * that closed.
 */
export function removeUnfinished(key: string) {
  const stored = fieldsOf(unfinished ?? takeForTab(UNFINISHED));
  unfinished = null;
  const hand = stored.key === key && journalHand(`${stored.id}`);
  if (hand && !isEnded(hand)) remove(PREFIX + hand.id);
}

function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {}
}
