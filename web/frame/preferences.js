/**
 * The language that is chosen, or the first of the device's that the page has.
 *
 * @param {string | null | undefined} chosen
 */
export function languageOf(chosen) {
  if (chosen && chosen !== "system") return chosen;
  const spoken = navigator.languages.find((name) => /^(en|zh)\b/i.test(name)) ?? "en";
  return /^zh/i.test(spoken) ? "zh-Hans" : "en";
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
