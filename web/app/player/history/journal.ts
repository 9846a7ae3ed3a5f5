import { fieldsOf, load, save, saveForTab, takeForTab } from "../../base/browser/storage.ts";
import type { Played } from "../../table/hand/played.ts";
import { readRecords } from "./record.ts";

/** Each hand has its own key, so that two tabs never overwrite each other's hands. */
const PREFIX = "twentyfour:hand:";
const UNFINISHED = "twentyfour:unfinished";

/** Saves a hand synchronously, because the page may be closed before the database has stored it. */
export function addToJournal(hand: Played) {
  save(PREFIX + hand.id, hand);
}

/** Every hand that an earlier page could not save in the database. */
export const journalHands = () => readRecords(keys().map(load)).hands;

export function removeFromJournal(ids: Set<string>) {
  for (const key of keys()) if (ids.has(key.slice(PREFIX.length))) remove(key);
}

export const clearJournal = () => keys().forEach(remove);

/**
 * Saves an unfinished hand when the page is closed or reloaded.
 *
 * @param key of the hand
 */
export function saveUnfinished(key: string, hand: Played) {
  addToJournal(hand);
  saveForTab(UNFINISHED, { key, id: hand.id });
}

/** Removes the record of an unfinished hand when play continues. */
export function removeUnfinished(key: string) {
  const stored = fieldsOf(takeForTab(UNFINISHED));
  if (stored.key === key) remove(`${PREFIX}${stored.id}`);
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
