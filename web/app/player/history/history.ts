import { computed, signal } from "@preact/signals";
import { refusalFor } from "../../base/browser/storage.ts";
import type { Played } from "../../table/hand/played.ts";
import { foldAhead } from "./fold.ts";
import { forgetPast } from "./lost/past.ts";
import { forgetWaiting } from "./review/waiting.ts";
import type { Changes } from "./storage/database.ts";
import { clearJournal, removeFromJournal } from "./storage/journal.ts";
import { readRecords, saysMore } from "./storage/record.ts";
import { createPauses, pause, slices } from "./storage/slices.ts";
import { changesOf, listenToTabs, sendToTabs } from "./storage/tabs.ts";
import { isWithoutHistory } from "./storage/without-history.ts";

/** The history: every hand played on this device, oldest first. */
export const playedHands = signal<Played[]>([]);

/** The hands just played that wait for Python's rating, before they enter the history. */
export const unratedHands = signal<readonly Played[]>([]);

/** The history, and the hands that are about to enter it. */
export const handsSoFar = computed(() => [...playedHands.value, ...unratedHands.value]);

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

/** The module of the database, after its first use. */
let loaded: typeof import("./storage/database.ts") | undefined;

/** Imported on demand. Until then the journal keeps new hands. */
async function database() {
  loaded ??= await import("./storage/database.ts");
  return loaded;
}

/** The hands that are not in the database yet, by id. Each write tries all of them again. */
const waiting = new Map<string, Played>();

/** Whether this page has a history. A framed table has none, and stores nothing. */
let hasHistory = false;

/** Settles when the database has been given all hands so far. Later writes wait for it. */
let saved = Promise.resolve();

let settleLoaded = () => {};

/** Settles when the history is loaded. The first hand does not wait for it. */
export const historyLoaded = new Promise<void>((resolve) => {
  settleLoaded = resolve;
});

/**
 * Loads the history from the database, and listens to the other tabs. A tab sends the records of
 * new hands, changed fields, the ids of removed hands, or null after it erased all hands. It sends after the
 * database has changed, so that a tab that opens at that moment either gets the message or reads
 * the change.
 */
export function loadHistory() {
  hasHistory = true;
  withoutHistory.value = isWithoutHistory();
  listenToTabs((message) => {
    if (message === null) forgetHands();
    else if ("lists" in message) return;
    else if (Array.isArray(message)) add(readRecords(message).hands);
    else if ("changed" in message) patch(changesOf(message.changed));
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
 * Stores a hand that has just ended before Python has rated it, because the browser may be killed.
 * The journal is lost then: browsers write `localStorage` some seconds later.
 */
export function storeAtOnce(played: Played) {
  if (!hasHistory) return;
  database()
    .then((storage) => storage.storeAtOnce(played))
    .catch(() => {}); // the hand is saved again with its rating
}

/**
 * Saves hands in slices, so that the page stays usable. Other tabs may write at the same time.
 * Returns how many hands were new, or say more than the known records.
 *
 * @param onProgress receives how many hands are saved so far
 */
export async function saveHands(hands: Played[], onProgress: (done: number) => void = () => {}) {
  const changed = add(hands);
  for (const hand of changed) waiting.set(hand.id, hand);
  await historyLoaded;
  saved = saved.then(() => attempt(() => storeWaiting(hands, onProgress)));
  await saved;
  if (canSave.value === "yes") askToKeep();
  const mayPause = createPauses();
  for (const [, slice] of slices(changed)) {
    sendToTabs(slice);
    await mayPause();
  }
  return changed.length;
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
  import("./storage/persistence.ts").then(
    ({ makeLastingQuietly }) => makeLastingQuietly(),
    () => {},
  );
}

/**
 * Saves changed fields of hands, also in the other tabs. The other fields stay as they are at that
 * moment, because a file or another tab may have changed them. Hands that were erased meanwhile stay
 * erased.
 */
export async function updateHands(changes: Changes) {
  patch(changes);
  for (const [id, fields] of changes) {
    const hand = waiting.get(id);
    if (!hand) continue;
    waiting.delete(id);
    waiting.set(fields.id ?? id, { ...hand, ...fields });
  }
  saved = saved.then(() => attempt(() => storeChanges(changes)));
  await saved;
  sendToTabs({ changed: [...changes] });
}

async function storeChanges(changes: Changes) {
  const { change } = await database();
  for (const [, slice] of slices([...changes])) await change(new Map(slice));
  await storeWaiting([], () => {});
}

/** Changes hands of this tab. A hand whose new id is known is dropped. */
function patch(changes: Changes) {
  const known = new Set(playedHands.value.map(({ id }) => id));
  playedHands.value = playedHands.value
    .flatMap((hand) => {
      const fields = changes.get(hand.id);
      const [changed = hand] = fields ? readRecords([{ ...hand, ...fields }]).hands : [];
      if (changed.id === hand.id) return changed;
      return known.size < known.add(changed.id).size ? changed : [];
    })
    .sort(byTime);
}

const byTime = (a: Played, b: Played) => a.at - b.at;

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

/**
 * Adds hands to the history, each hand once. A record that says more than the known one of its hand
 * replaces it. Returns the records that were taken.
 */
function add(hands: Played[]) {
  const before = playedHands.value;
  const fresh = hands.length === 1 ? unlessKnown(hands, before) : unknown(hands, before);
  const better = fresh.length < hands.length ? betterThan(before, hands) : new Map();
  if (fresh.length + better.size === 0) return [];
  const known = better.size > 0 ? before.map((hand) => better.get(hand.id) ?? hand) : before;
  const all = [...known, ...fresh];
  const isInOrder =
    better.size === 0 &&
    fresh.every(({ at }, place) => (all[before.length + place - 1]?.at ?? 0) <= at);
  playedHands.value = isInOrder ? all : all.sort(byTime);
  return [...fresh, ...better.values()];
}

/** The records that say more than the known ones, by id. */
function betterThan(before: readonly Played[], hands: Played[]) {
  const known = new Map(before.map((hand) => [hand.id, hand]));
  const better = hands.filter((hand) => known.has(hand.id) && saysMore(hand, known.get(hand.id)));
  return new Map(better.map((hand) => [hand.id, hand]));
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
async function attempt(work: () => Promise<unknown>) {
  try {
    await work();
    if (waiting.size === 0) canSave.value = "yes";
  } catch (error) {
    canSave.value = refusalFor(error);
  }
}
