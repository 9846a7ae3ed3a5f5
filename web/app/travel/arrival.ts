import { computed, signal } from "@preact/signals";
import { load, save } from "../core/storage.js";
import { playedHands, removeHands, saveHands } from "../history/history.js";
import { CODE_PREFIX, matchHands } from "../history/merge.js";
import { readRecords } from "../history/record.js";
import { renewTechniques } from "../history/renew-techniques.js";
import { readCodes } from "../history/travel/code.js";

/** @import { Played } from "../history/played.js" */
/** @import { Part } from "../history/travel/code.js" */

const KEY = "twentyfour:travel";

/** The codes that have arrived and not been dealt with, of which a camera brings one a page; on this device. */
const codes = signal(/** @type {string[]} */ ([]));

/** The name of the last hands that were added, by which they can be removed again. */
const lastBatch = signal("");

/** @typedef {{arrived: number, count: number, missing: number[]}} Arrival of codes that belong together */
/** @typedef {{hands: Played[], known: number, refused: number, arrivals: Arrival[]}} Plan */

/** Takes up what earlier pages, or other tabs, have kept. */
export function recall() {
  const kept = /** @type {{codes?: unknown, batch?: unknown} | null} */ (load(KEY));
  codes.value = Array.isArray(kept?.codes) ? kept.codes.filter(isReadable) : codes.value;
  lastBatch.value = typeof kept?.batch === "string" ? kept.batch : lastBatch.value;
}

/** @param {unknown} code */
function isReadable(code) {
  try {
    return typeof code === "string" && readCodes(code).length === 1;
  } catch {
    return false;
  }
}

/**
 * Keeps the codes of a text. Raises `CodeError`.
 *
 * @param {string} text
 */
export function arrive(text) {
  recall();
  write([...new Set([...codes.value, ...readCodes(text).map(({ code }) => code)])]);
}

/** Forgets the codes that have arrived. */
export const discard = () => write([]);

/** @param {string[]} arrived */
function write(arrived) {
  codes.value = arrived;
  save(KEY, { codes: arrived, batch: lastBatch.value });
}

/** What adding the hands of the codes would do; null where none has arrived. */
export const plan = computed(() => {
  if (codes.value.length === 0) return null;
  const parts = codes.value.flatMap(readCodes);
  const records = parts.flatMap((part) => part.records);
  const named = records.map((record, place) => ({ ...record, id: `${CODE_PREFIX}${place}` }));
  const { hands, refused } = readRecords(named);
  const { fresh, pairs } = matchHands(playedHands.value, hands);
  /** @type {Plan} */
  const all = {
    hands: fresh,
    known: pairs.length,
    refused: refused.length,
    arrivals: arrivalsOf(parts),
  };
  return all;
});

/**
 * @param {Part[]} parts
 * @returns {Arrival[]}
 */
function arrivalsOf(parts) {
  return [...new Set(parts.map(({ name }) => name))].map((name) => {
    const own = parts.filter((part) => part.name === name);
    const there = new Set(own.map(({ place }) => place));
    const count = own[0]?.count ?? 0;
    const places = Array.from({ length: count }, (_, place) => place);
    const missing = places.filter((place) => !there.has(place)).map((place) => place + 1);
    return { arrived: there.size, count, missing };
  });
}

/**
 * Adds hands under a new name. Codes of which others are missing are kept, so that these can follow.
 *
 * @param {Plan} planned
 */
export async function addHands({ hands, arrivals }) {
  const batch = `${CODE_PREFIX}${Date.now().toString(36)}-`;
  lastBatch.value = batch;
  write(arrivals.some(({ missing }) => missing.length) ? codes.value : []);
  const added = await saveHands(hands.map((hand, place) => ({ ...hand, id: `${batch}${place}` })));
  renewTechniques();
  return added;
}

/** The hands that were added last. */
export const addedHands = computed(() =>
  lastBatch.value ? playedHands.value.filter(({ id }) => id.startsWith(lastBatch.value)) : [],
);

/** Removes the hands that were added last. */
export async function undoAdding() {
  const ids = addedHands.value.map(({ id }) => id);
  lastBatch.value = "";
  write([]);
  await removeHands(ids);
  return ids.length;
}
