import { bestLanguage } from "../app/base/words/languages.ts";

/** The chosen language, or the first language of the device that the page has. */
export function languageOf(chosen: string | null | undefined) {
  return TAGS.find((tag) => tag === chosen) ?? bestLanguage(navigator.languages, TAGS);
}

/** The chosen theme, or the theme of the device. */
export function themeOf(chosen: string | null | undefined) {
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
