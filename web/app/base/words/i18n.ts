import { computed, effect, signal } from "@preact/signals";
import { readTemplate, unpack } from "../../../engine/packed.ts";
import { LANGUAGES, type Locale, settings } from "../browser/settings.ts";
import { bestLanguage } from "./languages.ts";

/** The keys of the page's words. */
export type Key = Exclude<keyof typeof import("../../../locales/en.json"), `cli.${string}`>;
/** A template, or templates by plural form or exact count (`=1`). */
type Entry = Record<string, string> | string;

type Entries = Record<Key, Entry>;

const ENGLISH = "en";
const preferred = signal<readonly string[]>([]);

/** The player's chosen language, or the language that the device prefers. */
const wanted = computed(() => {
  const chosen = settings.value.language;
  if (chosen !== "system") return chosen;
  return bestLanguage(preferred.value, Object.keys(LANGUAGES)) as Locale;
});

/** The words of a language, and English words for keys that the language lacks. */
interface Part {
  default: Partial<Entries>;
  english?: Partial<Entries>;
}

/**
 * The words of a language. `loadRest` loads the words that only lazily loaded pages use; it is absent
 * after they have loaded.
 */
interface Words {
  locale: Locale;
  entries: Partial<Entries>;
  english: Partial<Entries>;
  loadRest?: () => Promise<Part>;
}

const NONE: Words = { locale: ENGLISH, entries: {}, english: {} };
const words = signal(NONE);

/** Whether the words of the lazy pages are wanted too. */
let whole = false;

/** The language of the page. A new language takes effect when its words have loaded. */
export const locale = computed(() => words.value.locale);

/** The writing direction of the page. */
export const direction = computed(() => LANGUAGES[locale.value].direction);

/** The language tag for `Intl`, with Latin digits, as on the cards. */
export const formatTag = computed(() => `${locale.value}-u-nu-latn`);

/** Formats are slow to create, so each is created on first use, one for each language. */
const plurals = computed(() => new Intl.PluralRules(formatTag.value));
const englishPlurals = computed(() => new Intl.PluralRules(ENGLISH));
const numbers = computed(() => new Intl.NumberFormat(formatTag.value, { useGrouping: "min2" }));

/** Whole numbers from 0 up to this limit are plain digits in every language. */
const GROUPED = 10_000;

/**
 * True if the words of the wanted language could not be loaded, until another language is wanted.
 */
export const wordsMissing = signal(false);

/**
 * Follows the wanted language. Resolves when the page has its first words, and rejects if they
 * cannot be loaded.
 */
export async function followLanguages() {
  const follow = () => {
    preferred.value = navigator.languages;
  };
  addEventListener("languagechange", follow);
  follow();
  await speak(wanted.peek());
  effect(() => {
    wordsMissing.value = false;
    if (wanted.value === locale.peek()) return;
    speak(wanted.value).catch(() => {
      wordsMissing.value = wanted.peek() !== locale.peek();
    });
  });
}

/** Updates the language and the direction of the document from now on. */
export function labelDocument() {
  const root = document.documentElement;
  effect(() => {
    root.lang = locale.value;
    root.dir = direction.value;
  });
}

/**
 * Loads and uses the words of a language. The script in the document requests the file before this
 * module has loaded.
 */
async function speak(name: Locale) {
  const read = await (ONE_FILE && name !== ENGLISH ? unpacked(name) : imported(name));
  const spoken = whole ? await completed(read) : read;
  if (words.peek() !== NONE && name !== wanted.peek()) return;
  words.value = spoken;
}

/**
 * Loads the words of the lazy pages, for this and every later language. Rejects if they cannot be
 * loaded.
 */
export async function speakOfPages() {
  whole = true;
  const before = words.peek();
  if (!before.loadRest) return;
  const after = await completed(before);
  if (words.peek() === before) words.value = after;
}

async function completed({ loadRest, ...read }: Words) {
  if (!loadRest) return read;
  await requested(read.locale, true);
  const more = await loadRest();
  return {
    ...read,
    entries: { ...read.entries, ...more.default },
    english: { ...read.english, ...more.english },
  };
}

async function imported(name: Locale): Promise<Words> {
  await requested(name, false);
  const {
    default: entries,
    english = {},
    loadRest,
  } = await import(`../../../locales/${name}.json`, { with: { type: "json" } });
  return { locale: name, entries, english, loadRest };
}

/** Requests words with their hash, which an import alone would not check. The one file has them. */
const requested = async (name: Locale, isOfPages: boolean) =>
  ONE_FILE ? undefined : (await globalThis.wordsListed)?.(name, isOfPages);

/**
 * Reads the words of a language in the one-file edition. They are packed and have no keys: the keys
 * are the keys of English, in the same order. Null stands for a word that the language lacks.
 */
async function unpacked(name: Locale): Promise<Words> {
  const { entries: english } = await imported(ENGLISH);
  const packed: (Entry | null)[] = await new Response(unpack(readTemplate(`words-${name}`))).json();
  const entries = Object.keys(english)
    .map((key, place) => [key, packed[place]])
    .filter(([, entry]) => entry);
  return { locale: name, entries: Object.fromEntries(entries), english };
}

/**
 * The language of the words of a key, for the `lang` of an element, if it is not the page's
 * language: English, if the words are not translated yet.
 */
export const languageOf = (key: Key) =>
  key in words.value.entries || !(key in words.value.english) ? undefined : ENGLISH;

/** The template of a key, empty if there is none. `params.count` selects the plural form. */
function template(key: Key, params: Record<string, unknown>) {
  const { entries, english } = words.value;
  const entry = entries[key] ?? english[key] ?? "";
  if (typeof entry === "string") return entry;
  const rules = entries[key] ? plurals.value : englishPlurals.value;
  const form = rules.select(Number(params.count));
  return entry[`=${params.count}`] ?? entry[form] ?? entry.other ?? "";
}

/**
 * The words of a key with its {parameters} filled in. Numbers are formatted for the language;
 * formulas run from left to right in every language.
 */
export function t(key: Key, params: Record<string, unknown> = {}) {
  return template(key, params).replace(/\{(\w+)\}/g, (_, name) => isolated(written(params[name])));
}

function written(value: unknown) {
  const isDigits = Number.isInteger(value) && Number(value) >= 0 && Number(value) < GROUPED;
  return typeof value === "number" && !isDigits ? numbers.value.format(value) : `${value ?? ""}`;
}

/** Wraps a text so that it keeps its own direction within a right-to-left sentence. */
const isolated = (text: string) => (direction.value === "rtl" ? `\u2068${text}\u2069` : text);

/** The key for a code that Python returned, or null if there are no words for it. */
export function keyOf(key: string): Key | null {
  const { entries, english } = words.value;
  return key in entries || key in english ? (key as Key) : null;
}

/** A list as part of a sentence: 3, 8, and J. */
export function listed(items: string[]) {
  return listFormat().format(items.map(isolated));
}

/** A list without "and": 3, 8, J. */
export function enumerated(items: string[]) {
  const [, separator] = listFormat().formatToParts(["1", "2", "3"]);
  return items.map(isolated).join(separator?.value);
}

/** Clauses as one sentence, without a full stop: 8 × 3 = 24; 6 × 4 = 24. */
export const clauses = (parts: string[]) =>
  parts.length ? parts.reduce((first, second) => t("clauses", { first, second })) : "";

/** Words with a label before them: Answer key: Two pairs. */
export const labelled = (label: string, words: number | string) => t("labelled", { label, words });

const listFormat = () => new Intl.ListFormat(formatTag.value, { type: "conjunction" });
