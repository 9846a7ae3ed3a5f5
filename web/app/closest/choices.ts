import { computed, signal } from "@preact/signals";
import { randomSeed } from "../core/seed.js";
import { load, save } from "../core/storage.js";
import { KINDS } from "./puzzle-link.js";

/** @import { PuzzleName } from "./puzzle-link.js" */

const KEY = "twentyfour:closest";

/** How many large numbers a countdown can have; null for any number of them. */
export const LARGE = /** @type {const} */ ([2, 1, 3, 4, 0, null]);

/** @typedef {Pick<PuzzleName, "kind" | "large" | "whole">} Choices */

const changed = signal(/** @type {Choices | null} */ (null));

/** What the player has chosen last. */
export const choices = computed(() => changed.value ?? read());

/** @returns {Choices} */
function read() {
  const stored = /** @type {Partial<Record<keyof Choices, unknown>>} */ (load(KEY) ?? {});
  return {
    kind: KINDS.find((kind) => kind === stored.kind) ?? KINDS[0],
    large:
      LARGE.find((count) => count === stored.large) ?? (stored.large === null ? null : LARGE[0]),
    whole: stored.whole !== false,
  };
}

/** @param {Partial<Choices>} change */
export function chooseNumbers(change) {
  changed.value = { ...choices.peek(), ...change };
  save(KEY, choices.peek());
}

/**
 * New numbers as the player wants them.
 *
 * @param {Choices} wanted
 * @returns {PuzzleName}
 */
export const newPuzzle = ({ kind, large, whole }) => ({
  kind,
  large: kind === "countdown" ? large : null,
  whole,
  seed: randomSeed(),
  date: null,
});
