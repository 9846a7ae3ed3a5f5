import { bestLanguage } from "../app/core/languages.ts";

/** The language that is chosen, or the first of the device's that the page has. */
export function languageOf(chosen: string | null | undefined) {
  return TAGS.find((tag) => tag === chosen) ?? bestLanguage(navigator.languages, TAGS);
}

/** The theme that is chosen, or the device's. */
export function themeOf(chosen: string | null | undefined) {
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
