import { computed } from "@preact/signals";
import { LANGUAGES } from "../browser/settings.ts";
import { keysOf } from "../data/keys.ts";
import { locale } from "./i18n.ts";
import { bestLanguage } from "./languages.ts";

/** The language tag for dates, in the order of the player's region: 28 November 2026 in Britain. */
export const dateTag = computed(() => regionalTag(locale.value, navigator.languages));

/**
 * The first of a player's languages that the page shows as `shown`, else that language. Years are
 * those of the calendar of the daily hands, in Latin digits.
 *
 * @param preferred may contain invalid tags, such as the "C" of WebKit
 */
export function regionalTag(shown: string, preferred: readonly string[]) {
  const options = { calendar: "gregory", numberingSystem: "latn" };
  const isShown = (tag: string) =>
    languageOf(tag) === languageOf(shown) && bestLanguage([tag], keysOf(LANGUAGES)) === shown;
  try {
    return `${new Intl.Locale(preferred.find(isShown) ?? shown, options)}`;
  } catch {
    return `${new Intl.Locale(shown, options)}`;
  }
}

const languageOf = (tag: string) => tag.split("-", 1)[0]?.toLowerCase();
