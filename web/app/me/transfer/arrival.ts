import { computed, type Signal, signal } from "@preact/signals";
import { keep, loadFields, type Refusal } from "../../base/browser/storage.ts";
import { sum } from "../../base/data/sums.ts";
import { playedHands, removeHands, saveHands } from "../../player/history/history.ts";
import { rateHands } from "../../player/history/rate-hands.ts";
import { CODE_PREFIX, matchHands } from "../../player/history/storage/merge.ts";
import { readRecords } from "../../player/history/storage/record.ts";
import type { Played } from "../../table/hand/played.ts";
import { CodeError, type CodePart, readCodes } from "./code.ts";

const KEY = "twentyfour:travel";

/**
 * The codes that arrived and wait to be added or discarded. A camera opens a new page for each
 * code, so they are stored on this device.
 */
const parts = signal<CodePart[]>([]);

/** The name of the batch that was added last, by which it can be removed again. */
const lastBatch = signal("");

/** The state of codes that belong together. */
export type Arrival = { arrived: number; count: number; missing: number[] };
export type Plan = { hands: Played[]; known: number; refused: number; arrivals: Arrival[] };

/** Reads the codes that earlier pages or other tabs stored. */
export async function recall() {
  const { codes, batch } = loadFields(KEY);
  const stored: unknown[] = Array.isArray(codes) ? codes : [];
  const read = await Promise.all(stored.map((code) => readCodes(`${code}`).catch(() => [])));
  if (Array.isArray(codes)) parts.value = read.flat();
  if (typeof batch === "string") lastBatch.value = batch;
}

/** Stores the codes in a text, if their plan can be made. Rejects with `CodeError`. */
export async function arrive(text: string) {
  const [arrived] = await Promise.all([readCodes(text), recall()]);
  const all = [...parts.value, ...arrived];
  const unique = [...new Map(all.map((part) => [part.code, part])).values()];
  try {
    planOf(unique, playedHands.peek());
  } catch {
    throw new CodeError("damaged");
  }
  write(unique);
}

/** Discards the codes that arrived. */
export const discard = () => write([]);

/** Why the codes could not be stored, so that they last until the page is closed; or null. */
export const codesRefused: Signal<Refusal> = signal(null);

function write(arrived: CodePart[]) {
  parts.value = arrived;
  codesRefused.value = keep(KEY, {
    codes: arrived.map(({ code }) => code),
    batch: lastBatch.value,
  });
}

/** The effect of adding the hands of the codes; null if there are no codes. */
export const plan = computed(() =>
  parts.value.length > 0 ? planOf(parts.value, playedHands.value) : null,
);

/** Hands that several codes hold, such as the last 50 of two days, count once. */
function planOf(all: CodePart[], history: Played[]): Plan {
  let count = 0;
  const named = copiesOf(all).map((copy) =>
    copy.flatMap(({ records }) =>
      records.map((record) => ({ ...record, id: `${CODE_PREFIX}${count++}` })),
    ),
  );
  const read = named.map(readRecords);
  let arriving: Played[] = [];
  for (const { hands } of read) arriving = arriving.concat(matchHands(arriving, hands).fresh);
  const { fresh, pairs } = matchHands(history, arriving);
  return {
    hands: fresh,
    known: pairs.length,
    refused: sum(read.map(({ refused }) => refused.length)),
    arrivals: arrivalsOf(all),
  };
}

/**
 * Groups codes by history. If a code arrived twice, once in each alphabet, its history has two
 * groups.
 */
function copiesOf(all: CodePart[]) {
  const copies: CodePart[][] = [];
  for (const part of all) {
    const copy = copies.find((codes) =>
      codes.every(
        ({ name, count, place }) =>
          name === part.name && count === part.count && place !== part.place,
      ),
    );
    if (copy) copy.push(part);
    else copies.push([part]);
  }
  return copies;
}

/** The codes of one history in the same number of parts belong together. */
function arrivalsOf(all: CodePart[]): Arrival[] {
  const groups = new Map<string, CodePart[]>();
  for (const part of all) {
    const key = `${part.name}/${part.count}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups.values()].map((group) => {
    const there = new Set(group.map(({ place }) => place));
    const count = group[0]?.count ?? 0;
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
  write(arrivals.some(({ missing }) => missing.length) ? parts.value : []);
  const added = await saveHands(hands.map((hand, place) => ({ ...hand, id: `${batch}${place}` })));
  rateHands();
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
