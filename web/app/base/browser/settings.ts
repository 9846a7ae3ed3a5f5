import { type Signal, signal } from "@preact/signals";
import languages from "../../../languages.json" with { type: "json" };
import { EDITIONS } from "../cards/editions.ts";
import { OPERATOR_CHOICES } from "../cards/puzzle.ts";
import { keysOf } from "../data/keys.ts";
import { loadFields, save } from "./storage.ts";

export const KEY = "twentyfour:settings";

export type Locale = keyof typeof languages;

/** The languages of the page by tag. The words of each are in `locales/<tag>.json`. */
export const LANGUAGES = languages;

const TAGS = keysOf(LANGUAGES);

/** The choices of each setting; the first is the default. */
export const CHOICES = {
  language: ["system", ...TAGS],
  theme: ["system", "light", "dark"],
  ranks: ["letters", "numbers"],
  faces: ["pictures", "large"],
  shortcuts: ["on", "off"],
  reader: ["off", "on"],
  sounds: ["off", "on"],
  vibration: ["on", "off"],
  level: ["near", "any", "easy", "medium", "hard", "expert"],
  rated: ["yes", "no"],
  deck: ["K", "10", "J10", "J1"],
  edition: ["standard", ...EDITIONS],
  operators: OPERATOR_CHOICES,
  solvable: ["only", "mixed"],
  clock: ["shown", "hidden"],
  limits: ["usual", "longer", "off"],
  pace: ["off", "last", "mean", "best", "middle", "strength", "friend"],
  start: ["daily", "endless"],
  input: ["type", "combine"],
} as const;

/** How each setting multiplies the usual time limit. */
export const LIMITS = { usual: 1, longer: 2, off: Number.POSITIVE_INFINITY };

/** Whether the main pointer is a finger. Combining cards is the default then. */
const touched = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export type SettingName = keyof typeof CHOICES;
export type Settings = { [Name in SettingName]: (typeof CHOICES)[Name][number] };

/** The settings that say which hands are dealt. */
export const DEAL_SETTINGS = ["level", "deck", "edition", "operators", "solvable"] as const;
export type DealSettings = Pick<Settings, (typeof DEAL_SETTINGS)[number]>;

export const settings: Signal<Settings> = signal(checked({}));

/** False once the browser has refused to store the settings. */
export const settingsSaved = signal(true);

export function choose<Name extends SettingName>(name: Name, value: Settings[Name]) {
  settings.value = { ...settings.value, [name]: value };
  saveSettings();
}

/**
 * Stores the settings on this device and updates `settingsSaved`. The input method is stored as
 * `way`, its older name.
 */
export function saveSettings() {
  const { input: way, ...others } = settings.value;
  settingsSaved.value = save(KEY, { ...others, way });
}

/** Whether settings were stored before this load of the page, which may have stored its own since. */
export let wereStored = false;

/** Reads the stored settings from this device. */
export function restoreSettings() {
  const stored = loadFields(KEY);
  wereStored = Object.keys(stored).length > 0;
  const { way, ...others } = { ...(touched() && { way: "combine" }), ...stored };
  settings.value = checked({ ...others, input: way });
}

/** The stored settings, with invalid values replaced by defaults. */
function checked(stored: Record<string, unknown>): Settings {
  const entries = Object.entries(CHOICES).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === stored[name]) ?? choices[0],
  ]);
  return Object.fromEntries(entries);
}
