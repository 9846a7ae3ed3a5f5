import { computed, signal } from "@preact/signals";
import { loadFields, save } from "../../../base/browser/storage.ts";
import { LEVELS, MINUTES, RULES, type SprintRun } from "./kinds.ts";

const KEY = "twentyfour:sprint";

type Choices = Pick<SprintRun, "minutes" | "level" | "rule">;

const changed = signal<Choices | null>(null);

/** The player's last choices. */
export const choices = computed(() => changed.value ?? read());

function read(): Choices {
  const { minutes, level, rule } = loadFields(KEY);
  return {
    minutes: MINUTES.find((each) => each === minutes) ?? MINUTES[0],
    level: LEVELS.find((each) => each === level) ?? LEVELS[0],
    rule: RULES.find((each) => each === rule) ?? RULES[0],
  };
}

export function chooseRun(change: Partial<Choices>) {
  changed.value = { ...choices.peek(), ...change };
  save(KEY, choices.peek());
}
