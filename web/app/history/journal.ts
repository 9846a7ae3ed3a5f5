import { load, save, saveForTab, takeForTab } from "../core/storage.js";
import { readRecords, toRecords } from "./record.js";

/** @import { Played } from "./played.js" */

/** Each hand has a key of its own, so that two tabs never overwrite one another's. */
const PREFIX = "twentyfour:hand:";
const PARKED = "twentyfour:parked";

/**
 * Writes a hand down at once, since the page may be closed before the database has it.
 *
 * @param {Played} hand
 */
export function addToJournal(hand) {
  for (const record of toRecords([hand])) save(PREFIX + record.id, record);
}

/** Every hand that an earlier page had no time to save. */
export const journalHands = () => readRecords(keys().map(load)).hands;

/** @param {Set<string>} ids */
export function removeFromJournal(ids) {
  for (const key of keys()) if (ids.has(key.slice(PREFIX.length))) remove(key);
}

export const clearJournal = () => keys().forEach(remove);

/**
 * Writes down an unfinished hand when the page is closed or reloaded.
 *
 * @param {string} key of the hand; after a reload the record is found by it
 * @param {Played} hand
 */
export function saveUnfinished(key, hand) {
  addToJournal(hand);
  saveForTab(PARKED, { key, id: hand.id });
}

/**
 * Returns the unfinished hand, which is played on, and removes its record.
 *
 * @param {string} key
 */
export function takeUnfinished(key) {
  const parked = /** @type {{key?: unknown, id?: unknown} | null} */ (takeForTab(PARKED));
  if (parked?.key !== key) return undefined;
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

/** @param {string} key */
function remove(key) {
  try {
    localStorage.removeItem(key);
  } catch {}
}
