import { computed, signal } from "@preact/signals";
import en from "../../locales/en.json" with { type: "json" };
import zhHans from "../../locales/zh-Hans.json" with { type: "json" };
import { settings } from "./settings.js";

/** @typedef {keyof typeof en} Key */
/** @typedef {"en" | "zh-Hans"} Locale */
/** @typedef {Record<string, string> | string} Entry words, or words by plural form or exact count (`=1`) */

/** @type {Record<Locale, Record<Key, Entry>>} */
const LOCALES = { en, "zh-Hans": zhHans };

const wanted = signal(/** @type {readonly string[]} */ ([]));

/** Follows the languages that the player's device prefers, also when they change. */
export function followLanguages() {
  const follow = () => {
    wanted.value = navigator.languages;
  };
  addEventListener("languagechange", follow);
  follow();
}

export const locale = computed(() => {
  const chosen = settings.value.language;
  return chosen === "system" ? spokenIn(wanted.value) : chosen;
});

/**
 * The first of the preferred languages that the page has, else English.
 *
 * @param {readonly string[]} languages
 * @returns {Locale}
 */
function spokenIn(languages) {
  const known = languages.find((language) => /^(en|zh)\b/i.test(language));
  return known?.toLowerCase().startsWith("zh") ? "zh-Hans" : "en";
}

/**
 * The template of a key; one with plural forms is chosen by `params.count`.
 *
 * @param {Key} key
 * @param {Record<string, unknown>} params
 */
function template(key, params) {
  const entry = LOCALES[locale.value][key];
  if (typeof entry === "string") return entry;
  const form = new Intl.PluralRules(locale.value).select(Number(params.count));
  return entry[`=${params.count}`] ?? entry[form] ?? entry.other ?? "";
}

/**
 * The words of a key with its {parameters} filled in.
 *
 * @param {Key} key
 * @param {Record<string, unknown>} [params]
 */
export function t(key, params = {}) {
  return template(key, params).replace(/\{(\w+)\}/g, (_, name) => `${params[name] ?? ""}`);
}

/**
 * The key of a code that Python sent, if there are words for it.
 *
 * @param {string} key
 * @returns {Key | null}
 */
export function keyOf(key) {
  return key in en ? /** @type {Key} */ (key) : null;
}

/** @param {string[]} items */
export function listed(items) {
  return new Intl.ListFormat(locale.value, { type: "conjunction" }).format(items);
}
