import { computed, effect, signal } from "@preact/signals";
import { settings } from "../../base/browser/settings.ts";
import { fieldsOf, load, save } from "../../base/browser/storage.ts";
import { historyLoaded, playedHands, withoutHistory } from "../history/history.ts";
import { past } from "../history/lost/lost-hands.ts";
import type { Change } from "./estimate.ts";
import { FIRST_STRENGTH, scoreOf } from "./scale.ts";

/** Stores the strength for the first hand, which is dealt before the history is loaded. */
const KEY = "twentyfour:strength";

const HIGHEST = 10_000;

/** The strength is shown after this many hands that count. Before that, each hand moves it far. */
export const FINDING = 10;

/**
 * `hands`: the number of hands that have counted; `ceiling`: the score below which hands are dealt.
 */
type Known = { strength: number; hands: number; ceiling: number };

/** A ceiling above all scores. */
export const OPEN = 125;

/** The score of dealt hands may differ from the wanted one by this much. */
const NEARLY = 7;

const stored = signal<Known | null>(null);

/** The changes of the player's strength, oldest first; null until the history is loaded. */
export const changes = signal<readonly Change[] | null>(null);

/** What is known about the player; null before the first hand that counts. */
export const known = computed(() => {
  if (!changes.value) return stored.value;
  const last = changes.value.at(-1);
  const before = past.value?.hands ?? 0;
  if (last) {
    return { strength: last.after, hands: before + changes.value.length, ceiling: last.ceiling };
  }
  const { strength = null, ceiling = OPEN } = past.value ?? {};
  return strength === null ? null : { strength, hands: before, ceiling };
});

/** The strength of the player; null until enough hands have counted. */
export const strength = computed(() =>
  known.value && known.value.hands >= FINDING ? known.value.strength : null,
);

/** How many hands have counted so far, while the strength is unknown; null after that. */
export const finding = computed(() => {
  const hands = known.value?.hands ?? 0;
  return hands < FINDING ? hands : null;
});

/** Whether the next hands are those of a beginner, who has still to be rated. */
export const isBeginner = () => settings.peek().rated === "yes" && finding.peek() !== null;

/**
 * By how much a hand has changed the shown strength; null if the hand does not count, or the
 * strength was still unknown.
 *
 * @param id of its record
 */
export function changeOf(id: string | null) {
  const all = changes.value ?? [];
  const at = all.findLastIndex((each) => each.id === id);
  const change = at + (past.value?.hands ?? 0) < FINDING ? undefined : all[at];
  return change ? Math.round(change.after) - Math.round(change.before) : null;
}

/**
 * Whether the strength has become known with a hand.
 *
 * @param id of its record
 */
export function isFoundBy(id: string | null) {
  const place = FINDING - 1 - (past.value?.hands ?? 0);
  return id !== null && changes.value?.[place]?.id === id;
}

/**
 * The highest strength, leaving out the time when it was unknown.
 *
 * @param all oldest first, of any length
 */
export const highestOf = (all: readonly Change[]) =>
  all.slice(FINDING - 1).reduce((most, { after }) => Math.max(most, after), -HIGHEST);

/**
 * The score of hands that are as strong as the player, at most one level above the highest level of
 * which the player has solved a hand.
 */
export function ownScore() {
  const { strength = FIRST_STRENGTH, ceiling = OPEN } = known.peek() ?? {};
  return Math.min(scoreOf(strength), ceiling - NEARLY);
}

/**
 * Computes the strength from the history, and again after each change. If the code for it cannot be
 * loaded, the strength stays as it was.
 */
export async function followStrength() {
  stored.value = read(load(KEY));
  await historyLoaded;
  const loaded = await import("./estimate.ts").catch(() => null);
  if (!loaded) return;
  loaded.findLostHands();
  const estimate = loaded.createEstimate(() => past.peek());
  effect(() => {
    changes.value = estimate(playedHands.value);
    if (!withoutHistory.value) save(KEY, known.value);
  });
}

/**
 * Reads the stored value. A single number comes from an older version, which showed the strength
 * from the first hand.
 */
function read(value: unknown): Known | null {
  if (isNumber(value)) return { strength: value, hands: FINDING, ceiling: OPEN };
  const { strength = null, hands = null, ceiling = OPEN } = fieldsOf(value);
  return isNumber(strength) && isNumber(hands) && isNumber(ceiling)
    ? { strength, hands, ceiling }
    : null;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) < HIGHEST;
}
