import { signal } from "@preact/signals";
import { clearJournal, removeFromJournal } from "./journal.ts";
import { lacksLocalDate, type Played } from "./played.ts";
import { readRecords, toRecords } from "./record.ts";
import { createPauses, pause, slices } from "./slices.ts";
import { listenToTabs, sendToTabs } from "./tabs.ts";
import { isWithoutHistory } from "./without-history.ts";

/** Every hand played on this device, oldest first: the history. */
export const playedHands = signal<Played[]>([]);

/**
 * Whether hands can be saved on this device: the browser may deny it, or have no space left. Null until
 * it was tried.
 */
export const canSave = signal<"yes" | "denied" | "full" | null>(null);

/** Stored records that cannot be read, because they are damaged or of a newer version. */
export const unreadable = signal<unknown[]>([]);

/** Whether this tab plays without the history, because it broke a page; it stays on the device. */
export const withoutHistory = signal(false);

/** Imported on demand: the journal has what is not in the database yet. */
const database = () => import("./database.ts");

/** The hands that are not in the database yet, by id; each write tries all of them again. */
const waiting = new Map<string, Played>();

/** Settled once all hands have been offered to the database; the next ones come after them. */
let saved = Promise.resolve();

let settleLoaded = () => {};

/** Settled once the history is loaded, which the first hand does not wait for. */
export const historyLoaded = new Promise<void>((resolve) => {
  settleLoaded = resolve;
});

/**
 * Loads the history from the database, and follows the other tabs. A tab sends the records of new
 * hands, the ids of removed ones, or null when all are erased. It sends after the database has changed,
 * so that a tab that opens meanwhile gets the message or finds the change there.
 */
export function loadHistory() {
  withoutHistory.value = isWithoutHistory();
  listenToTabs((message) => {
    if (message === null) playedHands.value = [];
    else if (Array.isArray(message)) add(readRecords(message).hands);
    else drop(message.removed);
  });
  attempt(fetchStored).then(settleLoaded).then(packStored);
}

/** Has the hands put into blocks, which the next start reads sooner; where that fails, it does so again. */
async function packStored() {
  try {
    await (await database()).pack(playedHands.value.map(({ id }) => id));
  } catch {}
}

/** A full disk is still readable, so it is tried as well whether a hand could be stored. */
async function fetchStored() {
  const { fetchParts, readStored, replace, tryToStore } = await database();
  if (!withoutHistory.value) {
    const { hands, refused } = await readInSlices(fetchParts(), readStored);
    unreadable.value = refused;
    const dated = await withDates(hands);
    add(dated);
    await pause(); // what is derived from the hands is computed a turn later
    const changed = dated.filter((hand, place) => hand !== hands[place]);
    if (changed.length) await replace(toRecords(changed));
  }
  settleLoaded();
  await tryToStore();
}

/** @param parts of what is stored */
async function readInSlices(parts: AsyncIterable<unknown[]>, readStored: typeof readRecords) {
  const hands: Played[] = [];
  const refused: unknown[] = [];
  const mayPause = createPauses();
  for await (const values of parts) {
    for (const [, slice] of slices(values)) {
      const read = readStored(slice);
      for (const hand of read.hands) hands.push(hand);
      for (const record of read.refused) refused.push(record);
      await mayPause();
    }
  }
  return { hands, refused };
}

/** Hands with the local dates that old records lack; as they are where the code for it cannot be loaded. */
async function withDates(hands: Played[]) {
  if (!hands.some(lacksLocalDate)) return hands;
  const loaded = await import("./local-dates.ts").catch(() => null);
  return loaded?.withLocalDates(hands) ?? hands;
}

/** Saves a hand that was played. */
export const saveHand = (played: Played) => saveHands([played]);

/**
 * Saves hands, in slices that leave the page usable; other tabs may write at the same time. Returns
 * how many were not known yet.
 *
 * @param onProgress called with how many are saved so far
 */
export async function saveHands(hands: Played[], onProgress: (done: number) => void = () => {}) {
  const fresh = add(hands.some(lacksLocalDate) ? await withDates(hands) : hands);
  for (const hand of fresh) waiting.set(hand.id, hand);
  await historyLoaded;
  saved = saved.then(() => attempt(() => storeWaiting(hands, onProgress)));
  await saved;
  if (canSave.value === "yes") askToKeep();
  const mayPause = createPauses();
  for (const [, slice] of slices(fresh)) {
    sendToTabs(toRecords(slice));
    await mayPause();
  }
  return fresh.length;
}

/**
 * Stores the hands that are waiting; those that are removed meanwhile are left out.
 *
 * @param hands that the journal may have
 */
async function storeWaiting(hands: Played[], onProgress: (done: number) => void) {
  const { store } = await database();
  const offered = [...waiting.keys()];
  for (const [place, ids] of slices(offered)) {
    await store(toRecords(ids.flatMap((id) => waiting.get(id) ?? [])));
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

/** Saves other fields of hands that are in the history; those that have been erased meanwhile are left out. */
export async function updateHands(hands: Played[]) {
  const updated = new Map(hands.map((hand) => [hand.id, hand]));
  const kept = playedHands.value.flatMap(({ id }) => updated.get(id) ?? []);
  playedHands.value = playedHands.value.map((hand) => updated.get(hand.id) ?? hand);
  for (const hand of kept) if (waiting.has(hand.id)) waiting.set(hand.id, hand);
  await attempt(async () => (await database()).replace(toRecords(kept)));
}

/** Removes hands, here and in the other tabs. */
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

/** Erases every hand, here and in the other tabs. */
export async function eraseHistory() {
  playedHands.value = [];
  unreadable.value = [];
  waiting.clear();
  clearJournal();
  await attempt(async () => (await database()).erase());
  sendToTabs(null);
}

/** Adds hands to the history, each once. */
function add(hands: Played[]) {
  const before = playedHands.value;
  const fresh = hands.length === 1 ? unlessKnown(hands, before) : unknown(hands, before);
  const all = [...before, ...fresh];
  const isInOrder = fresh.every(({ at }, place) => (all[before.length + place - 1]?.at ?? 0) <= at);
  if (fresh.length) playedHands.value = isInOrder ? all : all.sort((a, b) => a.at - b.at);
  return fresh;
}

/** A hand played just now, which is compared with the others without a table of them. */
const unlessKnown = (hands: Played[], before: readonly Played[]) =>
  hands.filter(({ id }) => !before.some((known) => known.id === id));

/** Of hands with the same id the last one counts. */
function unknown(hands: Played[], before: readonly Played[]) {
  const known = new Set(before.map(({ id }) => id));
  const newest = [...hands].reverse();
  return newest.filter(({ id }) => !known.has(id) && known.add(id)).reverse();
}

/** @param work with the database, which the browser may refuse */
async function attempt(work: () => Promise<void>) {
  try {
    await work();
    if (waiting.size === 0) canSave.value = "yes";
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    canSave.value = full ? "full" : "denied";
  }
}
