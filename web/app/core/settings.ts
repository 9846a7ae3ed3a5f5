import { type Signal, signal } from "@preact/signals";
import languages from "../../languages.json" with { type: "json" };
import { EDITIONS } from "./editions.ts";
import { keysOf } from "./keys.ts";
import { loadFields, save } from "./storage.ts";

const KEY = "twentyfour:settings";

export type Locale = keyof typeof languages;

/** The languages of the page by their tags; the words of each are `locales/<tag>.json`. */
export const LANGUAGES = languages;

const TAGS = keysOf(LANGUAGES);

/** The choices of each setting; the first is the default. */
export const CHOICES = {
  language: ["system", ...TAGS],
  theme: ["system", "light", "dark"],
  ranks: ["letters", "numbers"],
  shortcuts: ["on", "off"],
  reader: ["off", "on"],
  sounds: ["off", "on"],
  level: ["near", "any", "easy", "medium", "hard", "expert"],
  rated: ["yes", "no"],
  deck: ["K", "10"],
  edition: ["standard", ...EDITIONS],
  solvable: ["only", "mixed"],
  clock: ["shown", "hidden"],
  limits: ["usual", "longer", "off"],
  start: ["daily", "endless"],
  input: ["type", "combine"],
} as const;

/** The time limits by their settings: how many times the usual time there is. */
export const LIMITS = { usual: 1, longer: 2, off: Number.POSITIVE_INFINITY };

/** Whether the screen is touched rather than pointed at: combining cards is the default there. */
const touched = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export type SettingName = keyof typeof CHOICES;
export type Settings = { [Name in SettingName]: (typeof CHOICES)[Name][number] };

export const settings: Signal<Settings> = signal(checked({}));

/** False once the browser has refused to store the settings. */
export const settingsSaved = signal(true);

export function choose<Name extends SettingName>(name: Name, value: Settings[Name]) {
  settings.value = { ...settings.value, [name]: value };
  saveSettings();
}

/**
 * Stores the settings on this device, the input method as `way`, which is its older name;
 * `settingsSaved` says whether the browser has.
 */
export function saveSettings() {
  const { input: way, ...others } = settings.value;
  settingsSaved.value = save(KEY, { ...others, way });
}

/** Reads the settings that are stored on this device. */
export function restoreSettings() {
  const stored = loadFields(KEY);
  const { way, ...others } = { ...(touched() && { way: "combine" }), ...stored };
  settings.value = checked({ ...others, input: way });
}

/** The stored settings; one that is no choice is replaced by the default. */
function checked(stored: Record<string, unknown>): Settings {
  const entries = Object.entries(CHOICES).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === stored[name]) ?? choices[0],
  ]);
  return Object.fromEntries(entries);
}
