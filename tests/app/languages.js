import { followLanguages, locale } from "../../web/app/base/words/i18n.ts";
import { effect } from "../../web/testing.js";
import { openWindow, provide } from "./browser.js";

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
