import { computed, signal } from "@preact/signals";
import { loadFields, save } from "../../../base/browser/storage.ts";
import { randomSeed } from "../../../base/data/seed.ts";
import { KINDS, type PuzzleName } from "./puzzle-link.ts";

const KEY = "twentyfour:closest";

/** The number of large numbers in a countdown; null for a random number of them. */
export const LARGE = [2, 1, 3, 4, 0, null] as const;

type Choices = Pick<PuzzleName, "kind" | "large" | "whole">;

const changed = signal<Choices | null>(null);

/** The player's last choices. */
export const choices = computed(() => changed.value ?? read());

function read(): Choices {
  const stored = loadFields(KEY);
  return {
    kind: KINDS.find((kind) => kind === stored.kind) ?? KINDS[0],
    large:
      LARGE.find((count) => count === stored.large) ?? (stored.large === null ? null : LARGE[0]),
    whole: stored.whole !== false,
  };
}

export function chooseNumbers(change: Partial<Choices>) {
  changed.value = { ...choices.peek(), ...change };
  save(KEY, choices.peek());
}

/** New numbers according to the player's choices. */
export const newPuzzle = ({ kind, large, whole }: Choices): PuzzleName => ({
  kind,
  large: kind === "countdown" ? large : null,
  whole,
  seed: randomSeed(),
  date: null,
});
