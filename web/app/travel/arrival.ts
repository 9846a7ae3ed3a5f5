import { computed, signal } from "@preact/signals";
import { loadFields, save } from "../core/storage.ts";
import { playedHands, removeHands, saveHands } from "../history/history.ts";
import { CODE_PREFIX, matchHands } from "../history/merge.ts";
import type { Played } from "../history/played.ts";
import { readRecords } from "../history/record.ts";
import { renewTechniques } from "../history/renew-techniques.ts";
import { type CodePart, readCodes } from "./code.ts";

const KEY = "twentyfour:travel";

/**
 * The codes that arrived and wait to be added or discarded. A camera opens a new page for each
 * code, so they are stored on this device.
 */
const codes = signal<string[]>([]);

/** The name of the batch that was added last, by which it can be removed again. */
const lastBatch = signal("");

/** The state of codes that belong together. */
export type Arrival = { arrived: number; count: number; missing: number[] };
export type Plan = { hands: Played[]; known: number; refused: number; arrivals: Arrival[] };

/** Reads the codes that earlier pages or other tabs stored. */
export function recall() {
  const kept = loadFields(KEY);
  codes.value = Array.isArray(kept.codes) ? kept.codes.filter(isReadable) : codes.value;
  lastBatch.value = typeof kept.batch === "string" ? kept.batch : lastBatch.value;
}

function isReadable(code: unknown) {
  try {
    return typeof code === "string" && readCodes(code).length === 1;
  } catch {
    return false;
  }
}

/** Stores the codes in a text. Throws `CodeError`. */
export function arrive(text: string) {
  recall();
  write([...new Set([...codes.value, ...readCodes(text).map(({ code }) => code)])]);
}

/** Discards the codes that arrived. */
export const discard = () => write([]);

function write(arrived: string[]) {
  codes.value = arrived;
  save(KEY, { codes: arrived, batch: lastBatch.value });
}

/** The effect of adding the hands of the codes; null if there are no codes. */
export const plan = computed(() => {
  if (codes.value.length === 0) return null;
  const parts = codes.value.flatMap(readCodes);
  const records = parts.flatMap((part) => part.records);
  const named = records.map((record, place) => ({ ...record, id: `${CODE_PREFIX}${place}` }));
  const { hands, refused } = readRecords(named);
  const { fresh, pairs } = matchHands(playedHands.value, hands);
  const all: Plan = {
    hands: fresh,
    known: pairs.length,
    refused: refused.length,
    arrivals: arrivalsOf(parts),
  };
  return all;
});

function arrivalsOf(parts: CodePart[]): Arrival[] {
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
 * Adds hands as a new batch. Keeps the codes of incomplete groups, so that the missing codes can
 * follow.
 */
export async function addHands({ hands, arrivals }: Plan) {
  const batch = `${CODE_PREFIX}${Date.now().toString(36)}-`;
  lastBatch.value = batch;
  write(arrivals.some(({ missing }) => missing.length) ? codes.value : []);
  const added = await saveHands(hands.map((hand, place) => ({ ...hand, id: `${batch}${place}` })));
  renewTechniques();
  return added;
}

/** The hands of the batch that was added last. */
export const addedHands = computed(() =>
  lastBatch.value ? playedHands.value.filter(({ id }) => id.startsWith(lastBatch.value)) : [],
);

/** Removes the batch that was added last. */
export async function undoAdding() {
  const ids = addedHands.value.map(({ id }) => id);
  lastBatch.value = "";
  write([]);
  await removeHands(ids);
  return ids.length;
}
