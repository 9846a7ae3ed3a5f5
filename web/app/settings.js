import { signal } from "@preact/signals";
import { load, save } from "./storage.js";

const KEY = "twentyfour:settings";

/** What may be chosen; the first of each is the default. */
export const CHOICES = /** @type {const} */ ({
  language: ["system", "en", "zh-Hans"],
  theme: ["system", "light", "dark"],
  ranks: ["letters", "numbers"],
  shortcuts: ["on", "off"],
  sounds: ["off", "on"],
  level: ["any", "easy", "medium", "hard", "expert"],
  deck: ["K", "10"],
  solvable: ["only", "mixed"],
  clock: ["shown", "hidden"],
  way: ["type", "combine"],
});

/** Whether the screen is touched rather than pointed at: combining cards is the default there. */
const touched = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

/** @typedef {keyof typeof CHOICES} SettingName */
/** @typedef {{[Name in SettingName]: typeof CHOICES[Name][number]}} Settings */

/** @type {import("@preact/signals").Signal<Settings>} */
export const settings = signal(/** @type {Settings} */ (restore()));

/** False once the browser has refused to keep the settings. */
export const kept = signal(true);

/**
 * @template {SettingName} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function choose(name, value) {
  settings.value = { ...settings.value, [name]: value };
  keep();
}

/** Keeps the settings, or finds out that the browser refuses. */
export function keep() {
  kept.value = save(KEY, settings.value);
}

/** The stored settings, each checked against its choices. */
function restore() {
  const stored = /** @type {Record<string, unknown>} */ (load(KEY) ?? {});
  /** @type {Record<string, unknown>} */
  const wanted = { ...(touched() && { way: "combine" }), ...stored };
  return Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => [
      name,
      choices.find((choice) => choice === wanted[name]) ?? choices[0],
    ]),
  );
}
