import { computed, signal } from "@preact/signals";
import { randomSeed } from "../core/seed.ts";
import { loadFields, save } from "../core/storage.ts";
import { KINDS, type PuzzleName } from "./puzzle-link.ts";

const KEY = "twentyfour:closest";

/** How many large numbers a countdown can have; null for any number of them. */
export const LARGE = [2, 1, 3, 4, 0, null] as const;

type Choices = Pick<PuzzleName, "kind" | "large" | "whole">;

const changed = signal<Choices | null>(null);

/** What the player has chosen last. */
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

/** New numbers as the player wants them. */
export const newPuzzle = ({ kind, large, whole }: Choices): PuzzleName => ({
  kind,
  large: kind === "countdown" ? large : null,
  whole,
  seed: randomSeed(),
  date: null,
});
