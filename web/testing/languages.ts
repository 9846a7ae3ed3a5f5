import { effect } from "@preact/signals";
import { followLanguages, locale } from "../app/base/words/i18n.ts";
import { openWindow, provide } from "./browser.ts";

/**
 * Opens the page for a player who prefers these languages. Returns the window and the page's
 * language.
 */
export async function speak(...languages: string[]) {
  provide("navigator", { languages });
  const window = openWindow();
  await followLanguages();
  return { window, spoken: locale.value };
}

/** Resolves when the page uses a language. */
export function spoken(language: string) {
  return new Promise<void>((resolve) => {
    effect(() => {
      if (locale.value === language) resolve();
    });
  });
}
