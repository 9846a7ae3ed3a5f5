import { computed, effect, signal } from "@preact/signals";
import { load, save } from "../core/storage.js";
import { historyLoaded, playedHands, withoutHistory } from "../history/history.js";
import { FIRST_STRENGTH, scoreOf } from "./scale.js";

/** @import { Change } from "./estimate.js" */

/** The history is known only after the first hand is dealt; until then this is the strength. */
const KEY = "twentyfour:strength";

const HIGHEST = 10_000;

const storedStrength = signal(/** @type {number | null} */ (null));

/** The changes of the player's strength, oldest first; null until the history is read. */
export const changes = signal(/** @type {readonly Change[] | null} */ (null));

/** The strength of the player; null before the first hand that counts. */
export const strength = computed(() =>
  changes.value ? (changes.value.at(-1)?.after ?? null) : storedStrength.value,
);

/**
 * By how much a hand has changed the strength, as it is shown; null if it does not count.
 *
 * @param {string | null} id of its record
 */
export function changeOf(id) {
  const change = changes.value?.findLast((each) => each.id === id);
  return change ? Math.round(change.after) - Math.round(change.before) : null;
}

/** The score of the hands that are as hard as the player is strong. */
export const ownScore = () => scoreOf(strength.peek() ?? FIRST_STRENGTH);

/**
 * Derives the strength from the history, again whenever that changes; where the code for it cannot
 * be loaded, the strength stays as it was.
 */
export async function followStrength() {
  const stored = load(KEY);
  storedStrength.value = isStrength(stored) ? stored : null;
  await historyLoaded;
  const loaded = await import("./estimate.js").catch(() => null);
  const estimate = loaded?.createEstimate();
  if (!estimate) return;
  effect(() => {
    changes.value = estimate(playedHands.value);
    if (!withoutHistory.value) save(KEY, strength.value);
  });
}

/** @type {(value: unknown) => value is number} */
function isStrength(value) {
  return typeof value === "number" && Math.abs(value) < HIGHEST;
}
