import { signal } from "@preact/signals";
import { playsApart } from "./apart.js";
import { clearJournal, removeFromJournal } from "./journal.js";
import { readRecords, toRecords } from "./record.js";
import { slices } from "./slices.js";
import { listenToTabs, sendToTabs } from "./tabs.js";

/** @import { Played } from "./played.js" */

/** Every hand played on this device, oldest first. */
export const history = signal(/** @type {Played[]} */ ([]));

/** Whether hands are kept on this device: the browser may deny it, or have no space left. */
export const keeping = signal(/** @type {"yes" | "denied" | "full"} */ ("yes"));

/** Kept records that cannot be read, because they are damaged or of a newer version. */
export const unreadable = signal(/** @type {unknown[]} */ ([]));

/**
 * Whether this tab plays without the hands that are kept, because they broke a page; they stay where
 * they are.
 */
export const apart = signal(false);

/** Loaded when it is wanted: the journal has what is not in the database yet. */
const database = () => import("./database.js");

/** The hands that are not in the database yet, by id; each write tries all of them again. */
const waiting = /** @type {Map<string, Played>} */ (new Map());

let settleRecalled = () => {};

/** Settled once the hands kept on this device are read, which the first hand does not wait for. */
export const recalled = /** @type {Promise<void>} */ (
  new Promise((resolve) => {
    settleRecalled = resolve;
  })
);

/**
 * Recalls the hands kept on this device, once the first hand is drawn, and follows the other tabs.
 * A tab sends the records of new hands, or null when all are forgotten. It sends after the database
 * has changed, so that a tab that opens meanwhile gets the message or finds the change there.
 */
export function recall() {
  apart.value = playsApart();
  listenToTabs((records) => {
    if (records === null) history.value = [];
    else add(readRecords(records).hands);
  });
  attempt(fetchKept).then(settleRecalled);
}

async function fetchKept() {
  if (apart.value) return;
  const { hands, refused } = readRecords(await (await database()).fetchAll());
  unreadable.value = refused;
  add(hands);
}

/**
 * Keeps a hand that was played.
 *
 * @param {Played} played
 */
export const remember = (played) => keep([played]);

/**
 * Keeps hands, in slices that leave the page usable; other tabs may write at the same time. Returns
 * how many were not known yet.
 *
 * @param {Played[]} hands
 * @param {(done: number) => void} [onProgress] called with how many are kept so far
 */
export async function keep(hands, onProgress = () => {}) {
  const fresh = add(hands);
  for (const hand of fresh) waiting.set(hand.id, hand);
  await recalled;
  await attempt(async () => {
    const offered = [...waiting.values()];
    for (const [place, slice] of slices(offered)) {
      await (await database()).store(toRecords(slice));
      for (const { id } of slice) waiting.delete(id);
      onProgress(place);
    }
    removeFromJournal(new Set([...offered, ...hands].map(({ id }) => id)));
    if (offered.length === history.value.length) navigator.storage?.persist?.().catch(() => {});
  });
  for (const [, slice] of slices(fresh)) sendToTabs(toRecords(slice));
  return fresh.length;
}

/** Forgets every hand, here and in the other tabs. */
export async function forget() {
  history.value = [];
  unreadable.value = [];
  waiting.clear();
  clearJournal();
  await attempt(async () => (await database()).erase());
  sendToTabs(null);
}

/**
 * Adds hands to the history, each once.
 *
 * @param {Played[]} hands
 */
function add(hands) {
  const known = new Set(history.value.map(({ id }) => id));
  const fresh = hands.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length) history.value = [...history.value, ...fresh].sort((a, b) => a.at - b.at);
  return fresh;
}

/** @param {() => Promise<void>} work with the database, which the browser may refuse */
async function attempt(work) {
  try {
    await work();
    keeping.value = "yes";
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    keeping.value = full ? "full" : "denied";
  }
}
