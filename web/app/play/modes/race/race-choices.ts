import { computed, signal } from "@preact/signals";
import {
  CHOICES,
  DEAL_SETTINGS,
  type DealSettings,
  type SettingName,
  type Settings,
  settings,
} from "../../../base/browser/settings.ts";
import { loadFields, save } from "../../../base/browser/storage.ts";
import type { Side } from "./race-state.ts";

const KEY = "twentyfour:race";

/** Who may have a head start. */
export const AHEAD = ["none", "first", "second"] as const;

/** The lengths of a head start, in seconds. The second is the default. */
export const HEAD_STARTS = [5, 10, 20, 40] as const;

/** The hands of the race, and its handicap: one side may buzz some `seconds` before the other. */
type Choices = DealSettings & {
  ahead: (typeof AHEAD)[number];
  seconds: (typeof HEAD_STARTS)[number];
};

const changed = signal<Choices | null>(null);

/** The last choices for a race. Before the first one, the hands are those of the settings. */
export const choices = computed(() => changed.value ?? read());

function read(): Choices {
  const stored = loadFields(KEY);
  const hands = DEAL_SETTINGS.map((name) => [
    name,
    CHOICES[name].find((choice) => choice === stored[name]) ?? settings.value[name],
  ]);
  return {
    ...(Object.fromEntries(hands) as DealSettings),
    ahead: AHEAD.find((each) => each === stored.ahead) ?? AHEAD[0],
    seconds: HEAD_STARTS.find((seconds) => seconds === stored.seconds) ?? HEAD_STARTS[1],
  };
}

/** The side that may buzz before the other; null if both may at once. */
export const sideAhead = computed((): Side | null => {
  const { ahead } = choices.value;
  return ahead === "none" ? null : ahead === "first" ? 0 : 1;
});

export function chooseRace(change: Partial<Choices>) {
  changed.value = { ...choices.peek(), ...change };
  save(KEY, choices.peek());
}

export const chooseHands = <Name extends SettingName>(name: Name, value: Settings[Name]) =>
  chooseRace({ [name]: value });
