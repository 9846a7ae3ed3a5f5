import { signal } from "@preact/signals";
import type { Played } from "../../table/hand/played.ts";
import { foldAhead } from "./fold.ts";
import { clearJournal, removeFromJournal } from "./journal.ts";
import { forgetPast } from "./past.ts";
import { readRecords } from "./record.ts";
import { createPauses, pause, slices } from "./slices.ts";
import { listenToTabs, sendToTabs } from "./tabs.ts";
import { forgetWaiting } from "./waiting.ts";
import { isWithoutHistory } from "./without-history.ts";

/** The history: every hand played on this device, oldest first. */
export const playedHands = signal<Played[]>([]);

/**
 * Whether hands can be saved on this device. The browser may deny it, or have no space left. Null
 * until the first attempt.
 */
export const canSave = signal<"yes" | "denied" | "full" | null>(null);

/**
 * Stored records that cannot be read, because they are damaged or were written by a newer version.
 */
export const unreadable = signal<unknown[]>([]);

/**
 * Whether this tab plays without the history, because the history broke a page. It stays stored on
 * the device.
 */
export const withoutHistory = signal(false);

/** Imported on demand. Until then the journal keeps new hands. */
const database = () => import("./database.ts");

/** The hands that are not in the database yet, by id. Each write tries all of them again. */
const waiting = new Map<string, Played>();

/** Settles when the database has been given all hands so far. Later writes wait for it. */
let saved = Promise.resolve();

let settleLoaded = () => {};

/** Settles when the history is loaded. The first hand does not wait for it. */
export const historyLoaded = new Promise<void>((resolve) => {
  settleLoaded = resolve;
});

/**
 * Loads the history from the database, and listens to the other tabs. A tab sends the records of
 * new hands, the ids of removed hands, or null after it erased all hands. It sends after the
 * database has changed, so that a tab that opens at that moment either gets the message or reads
 * the change.
 */
export function loadHistory() {
  withoutHistory.value = isWithoutHistory();
  listenToTabs((message) => {
    if (message === null) forgetHands();
    else if (Array.isArray(message)) add(readRecords(message).hands);
    else drop(message.removed);
  });
  attempt(fetchStored).then(settleLoaded);
}

/**
 * Reads the stored hands, then checks whether a hand can be stored: a full disk can still be read.
 */
async function fetchStored() {
  const { fetchParts, tryToStore } = await database();
  if (!withoutHistory.value) {
    const hands: Played[] = [];
    const refused: unknown[] = [];
    const mayPause = createPauses();
    for await (const part of fetchParts()) {
      for (const [, slice] of slices(part)) {
        const read = readRecords(slice);
        for (const hand of read.hands) hands.push(hand);
        for (const record of read.refused) refused.push(record);
        await mayPause();
      }
      foldAhead([...hands]);
      await mayPause();
    }
    unreadable.value = refused;
    add(hands);
    await pause(); // values that are computed from the hands are updated in the next turn
  }
  settleLoaded();
  await tryToStore();
}

/** Saves a played hand. */
export const saveHand = (played: Played) => saveHands([played]);

/**
 * Saves hands in slices, so that the page stays usable. Other tabs may write at the same time.
 * Returns how many hands were new.
 *
 * @param onProgress receives how many hands are saved so far
 */
export async function saveHands(hands: Played[], onProgress: (done: number) => void = () => {}) {
  const fresh = add(hands);
  for (const hand of fresh) waiting.set(hand.id, hand);
  await historyLoaded;
  saved = saved.then(() => attempt(() => storeWaiting(hands, onProgress)));
  await saved;
  if (canSave.value === "yes") askToKeep();
  const mayPause = createPauses();
  for (const [, slice] of slices(fresh)) {
    sendToTabs(slice);
    await mayPause();
  }
  return fresh.length;
}

/**
 * Stores the waiting hands, except for hands that are removed meanwhile.
 *
 * @param hands that the journal may have
 */
async function storeWaiting(hands: Played[], onProgress: (done: number) => void) {
  const { store } = await database();
  const offered = [...waiting.keys()];
  for (const [place, ids] of slices(offered)) {
    await store(ids.flatMap((id) => waiting.get(id) ?? []));
    for (const id of ids) waiting.delete(id);
    onProgress(place);
  }
  removeFromJournal(new Set([...offered, ...hands.map(({ id }) => id)]));
}

function askToKeep() {
  import("./persistence.ts").then(
    ({ makeLastingQuietly }) => makeLastingQuietly(),
    () => {},
  );
}

/** Saves changed fields of hands in the history, except for hands that were erased meanwhile. */
export async function updateHands(hands: Played[]) {
  const updated = new Map(hands.map((hand) => [hand.id, hand]));
  const changed = playedHands.value.flatMap(({ id }) => updated.get(id) ?? []);
  playedHands.value = playedHands.value.map((hand) => updated.get(hand.id) ?? hand);
  for (const hand of changed) if (waiting.has(hand.id)) waiting.set(hand.id, hand);
  await attempt(async () => (await database()).store(changed));
}

/** Removes hands, also in the other tabs. */
export async function removeHands(ids: string[]) {
  drop(ids);
  for (const id of ids) waiting.delete(id);
  await attempt(async () => (await database()).remove(ids));
  sendToTabs({ removed: ids });
}

function drop(ids: unknown[]) {
  const removed = new Set(ids);
  playedHands.value = playedHands.value.filter(({ id }) => !removed.has(id));
}

/** Erases every hand, also in the other tabs. */
export async function eraseHistory() {
  forgetHands();
  unreadable.value = [];
  waiting.clear();
  clearJournal();
  forgetWaiting();
  await attempt(async () => (await database()).erase());
  sendToTabs(null);
}

function forgetHands() {
  playedHands.value = [];
  forgetPast();
}

/** Adds hands to the history, each hand once. */
function add(hands: Played[]) {
  const before = playedHands.value;
  const fresh = hands.length === 1 ? unlessKnown(hands, before) : unknown(hands, before);
  const all = [...before, ...fresh];
  const isInOrder = fresh.every(({ at }, place) => (all[before.length + place - 1]?.at ?? 0) <= at);
  if (fresh.length) playedHands.value = isInOrder ? all : all.sort((a, b) => a.at - b.at);
  return fresh;
}

/**
 * For a hand that was just played: compares it with the others without building a table of them.
 */
const unlessKnown = (hands: Played[], before: readonly Played[]) =>
  hands.filter(({ id }) => !before.some((known) => known.id === id));

/** Of several hands with the same id, the first one counts. */
function unknown(hands: Played[], before: readonly Played[]) {
  const known = new Set(before.map(({ id }) => id));
  return hands.filter(({ id }) => !known.has(id) && known.add(id));
}

/** @param work with the database, which may refuse it */
async function attempt(work: () => Promise<void>) {
  try {
    await work();
    if (waiting.size === 0) canSave.value = "yes";
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    canSave.value = full ? "full" : "denied";
  }
}
