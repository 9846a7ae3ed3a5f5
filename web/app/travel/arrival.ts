import { computed, signal } from "@preact/signals";
import { loadFields, save } from "../core/storage.ts";
import { playedHands, removeHands, saveHands } from "../history/history.ts";
import { CODE_PREFIX, matchHands } from "../history/merge.ts";
import type { Played } from "../history/played.ts";
import { readRecords } from "../history/record.ts";
import { renewTechniques } from "../history/renew-techniques.ts";
import { type CodePart, readCodes } from "./code.ts";

const KEY = "twentyfour:travel";

/** The codes that have arrived and not been dealt with, of which a camera brings one a page; on this device. */
const codes = signal<string[]>([]);

/** The name of the last hands that were added, by which they can be removed again. */
const lastBatch = signal("");

/** Of codes that belong together. */
export type Arrival = { arrived: number; count: number; missing: number[] };
export type Plan = { hands: Played[]; known: number; refused: number; arrivals: Arrival[] };

/** Takes up what earlier pages, or other tabs, have kept. */
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

/** Keeps the codes of a text. Raises `CodeError`. */
export function arrive(text: string) {
  recall();
  write([...new Set([...codes.value, ...readCodes(text).map(({ code }) => code)])]);
}

/** Forgets the codes that have arrived. */
export const discard = () => write([]);

function write(arrived: string[]) {
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

/** Adds hands under a new name. Codes of which others are missing are kept, so that these can follow. */
export async function addHands({ hands, arrivals }: Plan) {
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
