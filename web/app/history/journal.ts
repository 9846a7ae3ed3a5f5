import { fieldsOf, load, save, saveForTab, takeForTab } from "../core/storage.ts";
import type { Played } from "./played.ts";
import { readRecords, toRecords } from "./record.ts";

/** Each hand has a key of its own, so that two tabs never overwrite one another's. */
const PREFIX = "twentyfour:hand:";
const PARKED = "twentyfour:parked";

/** Writes a hand down at once, since the page may be closed before the database has it. */
export function addToJournal(hand: Played) {
  for (const record of toRecords([hand])) save(PREFIX + record.id, record);
}

/** Every hand that an earlier page had no time to save. */
export const journalHands = () => readRecords(keys().map(load)).hands;

export function removeFromJournal(ids: Set<string>) {
  for (const key of keys()) if (ids.has(key.slice(PREFIX.length))) remove(key);
}

export const clearJournal = () => keys().forEach(remove);

/**
 * Writes down an unfinished hand when the page is closed or reloaded.
 *
 * @param key of the hand; after a reload the record is found by it
 */
export function saveUnfinished(key: string, hand: Played) {
  addToJournal(hand);
  saveForTab(PARKED, { key, id: hand.id });
}

/** Returns the unfinished hand, which is played on, and removes its record. */
export function takeUnfinished(key: string) {
  const parked = fieldsOf(takeForTab(PARKED));
  if (parked.key !== key) return undefined;
  const { hands } = readRecords([load(`${PREFIX}${parked.id}`)]);
  remove(`${PREFIX}${parked.id}`);
  return hands[0];
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
