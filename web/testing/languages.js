import { followLanguages, locale } from "../app/base/words/i18n.ts";
import { openWindow, provide } from "./browser.js";
import { effect } from "./packages.js";

/**
 * Opens the page for a player who prefers these languages. Returns the window and the page's
 * language.
 *
 * @param {...string} languages
 */
export async function speak(...languages) {
  provide("navigator", { languages });
  const window = openWindow();
  await followLanguages();
  return { window, spoken: locale.value };
}

/**
 * Resolves when the page uses a language.
 *
 * @param {string} language
 */
export function spoken(language) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      effect(() => {
        if (locale.value === language) resolve();
      });
    })
  );
}
