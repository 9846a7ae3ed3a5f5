import { computed, effect, signal } from "@preact/signals";
import { fieldsOf, load, save } from "../core/storage.ts";
import { historyLoaded, playedHands, withoutHistory } from "../history/history.ts";
import type { Change } from "./estimate.ts";
import { FIRST_STRENGTH, scoreOf } from "./scale.ts";

/** The history is known only after the first hand is dealt; until then this is the strength. */
const KEY = "twentyfour:strength";

const HIGHEST = 10_000;

/** The hands that count before a strength is shown: until then it moves far with each. */
export const FINDING = 10;

/** And after how many hands that count. */
type Known = { strength: number; hands: number };

const stored = signal<Known | null>(null);

/** The changes of the player's strength, oldest first; null until the history is read. */
export const changes = signal<readonly Change[] | null>(null);

/** What is known of the player; null before the first hand that counts. */
const known = computed(() => {
  if (!changes.value) return stored.value;
  const { length } = changes.value;
  return length ? { strength: changes.value[length - 1]?.after ?? 0, hands: length } : null;
});

/** The strength of the player; null while it is being found. */
export const strength = computed(() =>
  known.value && known.value.hands >= FINDING ? known.value.strength : null,
);

/** How many hands have counted while the strength is being found; null once it is known. */
export const finding = computed(() => {
  const hands = known.value?.hands ?? 0;
  return hands < FINDING ? hands : null;
});

/**
 * By how much a hand has changed the strength, as it is shown; null if it does not count, or if the
 * strength was still being found.
 *
 * @param id of its record
 */
export function changeOf(id: string | null) {
  const all = changes.value ?? [];
  const at = all.findLastIndex((each) => each.id === id);
  const change = at < FINDING ? undefined : all[at];
  return change ? Math.round(change.after) - Math.round(change.before) : null;
}

/**
 * The highest strength since it is known.
 *
 * @param all oldest first, as many as there may be
 */
export const highestOf = (all: readonly Change[]) =>
  all.slice(FINDING - 1).reduce((most, { after }) => Math.max(most, after), -HIGHEST);

/** The score of the hands that are as hard as the player is strong. */
export const ownScore = () => scoreOf(known.peek()?.strength ?? FIRST_STRENGTH);

/**
 * Derives the strength from the history, again whenever that changes; where the code for it cannot
 * be loaded, the strength stays as it was.
 */
export async function followStrength() {
  stored.value = read(load(KEY));
  await historyLoaded;
  const loaded = await import("./estimate.ts").catch(() => null);
  const estimate = loaded?.createEstimate();
  if (!estimate) return;
  effect(() => {
    changes.value = estimate(playedHands.value);
    if (!withoutHistory.value) save(KEY, known.value);
  });
}

/** What was stored; a number alone, as before, of one whose strength was shown from the first hand. */
function read(value: unknown): Known | null {
  if (isNumber(value)) return { strength: value, hands: FINDING };
  const { strength = null, hands = null } = fieldsOf(value);
  return isNumber(strength) && isNumber(hands) ? { strength, hands } : null;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) < HIGHEST;
}
