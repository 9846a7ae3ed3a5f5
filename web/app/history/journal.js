import { load, save } from "../core/storage.js";
import { packed, unpacked } from "./record.js";

/** @import { Played } from "./played.js" */

/** Each hand has a key of its own, so that two tabs never overwrite one another's. */
const PREFIX = "twentyfour:hand:";
const PARKED = "twentyfour:parked";

/**
 * Writes a hand down at once, since the page may be closed before the database has it.
 *
 * @param {Played} hand
 */
export function jot(hand) {
  for (const record of packed([hand])) save(PREFIX + record.id, record);
}

/** Every hand that an earlier page had no time to keep. */
export const jotted = () => unpacked(keys().map(load)).hands;

/** @param {string} id */
export const strike = (id) => remove(PREFIX + id);

/** @param {Set<string>} ids */
export function strikeOut(ids) {
  for (const key of keys()) if (ids.has(key.slice(PREFIX.length))) remove(key);
}

export const strikeAll = () => keys().forEach(remove);

/**
 * Keeps the record of an unfinished hand when the page is closed or reloaded.
 *
 * @param {string} key of the hand; after a reload the record is found by it
 * @param {Played} hand
 */
export function park(key, hand) {
  jot(hand);
  try {
    sessionStorage.setItem(PARKED, JSON.stringify({ key, id: hand.id }));
  } catch {}
}

/**
 * Removes the record of an unfinished hand that is played on.
 *
 * @param {string} key
 */
export function unpark(key) {
  try {
    const parked = JSON.parse(sessionStorage.getItem(PARKED) ?? "{}");
    sessionStorage.removeItem(PARKED);
    if (parked.key === key) strike(parked.id);
  } catch {}
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
