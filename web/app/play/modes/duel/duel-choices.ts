import { computed, signal } from "@preact/signals";
import { loadFields, save } from "../../../base/browser/storage.ts";
import { shownName } from "../../apart/start-code.ts";
import { LEVELS } from "../sprint/kinds.ts";

const KEY = "twentyfour:duel";

/** The choices for a duel. The first of each is the default. */
export const COUNTS = [5, 10] as const;
export const KINDS = ["fastest", "own-pace"] as const;

export type Choices = {
  count: (typeof COUNTS)[number];
  kind: (typeof KINDS)[number];
  level: (typeof LEVELS)[number];
  name: string;
};

const changed = signal<Choices | null>(null);

/** The last choices for a duel. */
export const choices = computed(() => changed.value ?? read());

function read(): Choices {
  const { count, kind, level, name } = loadFields(KEY);
  return {
    count: COUNTS.find((each) => each === count) ?? COUNTS[0],
    kind: KINDS.find((each) => each === kind) ?? KINDS[0],
    level: LEVELS.find((each) => each === level) ?? LEVELS[0],
    name: typeof name === "string" ? shownName(name) : "",
  };
}

export function chooseDuel(change: Partial<Choices>) {
  changed.value = { ...choices.peek(), ...change };
  save(KEY, choices.peek());
}
