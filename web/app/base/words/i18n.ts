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

/** Words of a language, and English words for keys that the language lacks. */
interface Part {
  default: Partial<Entries>;
  english?: Partial<Entries>;
}

/** The words of a language, as far as they have loaded. */
interface Words {
  locale: Locale;
  entries: Partial<Entries>;
  english: Partial<Entries>;
  parts: number;
}

const NONE: Words = { locale: ENGLISH, entries: {}, english: {}, parts: 0 };
const words = signal(NONE);

/**
 * How many parts of the words are wanted. The words of the first hand, those that soon follow, and
 * those of the lazy pages are a part each. Only the site's page has more than the first, with all words.
 */
let partsWanted = 1;

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
  const spoken = await completed({ locale: name, entries: {}, english: {}, parts: 0 });
  if (words.peek() !== NONE && name !== wanted.peek()) return;
  words.value = spoken;
}

/**
 * Loads the words of what follows the first hand, for this and every later language. Rejects if they
 * cannot be loaded.
 */
export const speakOfTable = () => speakParts(2);

/** Loads the words of the lazy pages too. */
export const speakOfPages = () => speakParts(3);

async function speakParts(count: number) {
  partsWanted = Math.max(partsWanted, count);
  while (words.peek() !== NONE && words.peek().parts < partsWanted) {
    const before = words.peek();
    const after = await completed(before);
    if (words.peek() === before) words.value = after;
  }
}

/** The words with all parts that are wanted. */
async function completed(read: Words): Promise<Words> {
  const { locale: name, parts } = read;
  if (parts >= partsWanted) return read;
  const missing = Array.from({ length: partsWanted - parts }, (_, place) => parts + place);
  const more = await Promise.all(missing.map((part) => imported(name, part)));
  return completed({
    locale: name,
    entries: Object.assign({}, read.entries, ...more.map((part) => part?.default)),
    english: Object.assign({}, read.english, ...more.map((part) => part?.english)),
    parts: parts + more.length,
  });
}

const imported = async (name: Locale, part: number): Promise<Part | undefined> =>
  ONE_FILE
    ? unpacked(name, part, await import("../../../locales/en.json", { with: { type: "json" } }))
    : (await wordsListed)(name, part);

/**
 * Reads the words of a language in the one-file edition, where the first part has all words. English is
 * a module. Other languages are packed and have no keys: the keys are the keys of English, in the same
 * order. Null stands for a word that the language lacks.
 */
async function unpacked(name: Locale, part: number, inside: Part): Promise<Part | undefined> {
  if (part > 0) return;
  if (name === ENGLISH) return inside;
  const { default: english } = inside;
  const packed: (Entry | null)[] = await new Response(unpack(readTemplate(`words-${name}`))).json();
  const entries = Object.keys(english)
    .map((key, place) => [key, packed[place]])
    .filter(([, entry]) => entry);
  return { default: Object.fromEntries(entries), english };
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

/**
 * Sentences as one text, with the space between them that the language has. Absent ones are left
 * out.
 */
export const sentences = (...parts: (string | false | 0 | null | undefined)[]) =>
  parts.filter(Boolean).join(gap());

/** The space between two sentences, if one of them is an element. */
export const gap = () => t("sentences", { first: "", second: "" });

/** Words with a label before them: Answer key: Two pairs. */
export const labelled = (label: string, words: number | string) => t("labelled", { label, words });

const listFormat = () => new Intl.ListFormat(formatTag.value, { type: "conjunction" });
