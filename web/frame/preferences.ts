import { bestLanguage } from "../app/core/languages.js";

/**
 * The language that is chosen, or the first of the device's that the page has.
 *
 * @param {string | null | undefined} chosen
 */
export function languageOf(chosen) {
  return TAGS.find((tag) => tag === chosen) ?? bestLanguage(navigator.languages, TAGS);
}

/**
 * The theme that is chosen, or the device's.
 *
 * @param {string | null | undefined} chosen
 */
export function themeOf(chosen) {
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
