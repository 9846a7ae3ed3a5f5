import { computed, effect, signal } from "@preact/signals";
import { readTemplate, unpack } from "../../engine/packed.ts";
import { bestLanguage } from "./languages.ts";
import { LANGUAGES, type Locale, settings } from "./settings.ts";

/** What the page can say. */
export type Key = Exclude<keyof typeof import("../../locales/en.json"), `cli.${string}`>;
/** Words, or words by plural form or exact count (`=1`). */
type Entry = Record<string, string> | string;

type Entries = Record<Key, Entry>;

const ENGLISH = "en";
const preferred = signal<readonly string[]>([]);

/** The language that the player has chosen, or that the device prefers. */
const wanted = computed(() => {
  const chosen = settings.value.language;
  if (chosen !== "system") return chosen;
  return bestLanguage(preferred.value, Object.keys(LANGUAGES)) as Locale;
});

/** Words of a language, and the English ones where the language has none. */
interface Part {
  default: Partial<Entries>;
  english?: Partial<Entries>;
}

/**
 * Words of a language; `later` loads those that only pages name which are loaded later, while they are
 * not there.
 */
interface Words {
  locale: Locale;
  entries: Partial<Entries>;
  english: Partial<Entries>;
  later?: () => Promise<Part>;
}

const NONE: Words = { locale: ENGLISH, entries: {}, english: {} };
const words = signal(NONE);

/** Whether the words of the pages are wanted too. */
let whole = false;

/** The language of the page: the wanted one as soon as its words are there, until then the one before. */
export const locale = computed(() => words.value.locale);

/** The direction in which the page is read. */
export const direction = computed(() => LANGUAGES[locale.value].direction);

/** The language for `Intl`, with the digits that stand on the cards. */
export const formatTag = computed(() => `${locale.value}-u-nu-latn`);

/** Formats take long to make, so each is made once for a language, and where it is needed. */
const plurals = computed(() => new Intl.PluralRules(formatTag.value));
const englishPlurals = computed(() => new Intl.PluralRules(ENGLISH));
const numbers = computed(() => new Intl.NumberFormat(formatTag.value, { useGrouping: "min2" }));

/** Below it, and above -1, a whole number is its digits in every language. */
const GROUPED = 10_000;

/** True while the words of the wanted language could not be loaded. */
export const wordsMissing = signal(false);

/**
 * Follows the language that is wanted. Resolves when the page has its first words, and rejects where
 * they cannot be loaded.
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

/** The script in the document asks for the words before this module is there. */
async function speak(name: Locale) {
  const read = await (ONE_FILE && name !== ENGLISH ? unpacked(name) : imported(name));
  const spoken = whole ? await completed(read) : read;
  if (words.peek() !== NONE && name !== wanted.peek()) return;
  words.value = spoken;
}

/**
 * Loads the words that only pages name which are loaded later, and from now on those of every language
 * that is chosen. Rejects where they do not arrive.
 */
export async function speakOfPages() {
  whole = true;
  const before = words.peek();
  if (!before.later) return;
  const after = await completed(before);
  if (words.peek() === before) words.value = after;
}

async function completed({ later, ...read }: Words) {
  if (!later) return read;
  const more = await later();
  return {
    ...read,
    entries: { ...read.entries, ...more.default },
    english: { ...read.english, ...more.english },
  };
}

async function imported(name: Locale): Promise<Words> {
  const {
    default: entries,
    english = {},
    later,
  } = await import(`../../locales/${name}.json`, { with: { type: "json" } });
  return { locale: name, entries, english, later };
}

/**
 * The words of a language as the one file has them: packed, without their keys, which are the English
 * ones in the same order; null where the language has none.
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
 * The language of the words of a key where it is not that of the page, for `lang` of an element: English
 * where the words are not translated yet.
 */
export const languageOf = (key: Key) =>
  key in words.value.entries || !(key in words.value.english) ? undefined : ENGLISH;

/** The template of a key, empty where there is none; one with plural forms is chosen by `params.count`. */
function template(key: Key, params: Record<string, unknown>) {
  const { entries, english } = words.value;
  const entry = entries[key] ?? english[key] ?? "";
  if (typeof entry === "string") return entry;
  const rules = entries[key] ? plurals.value : englishPlurals.value;
  const form = rules.select(Number(params.count));
  return entry[`=${params.count}`] ?? entry[form] ?? entry.other ?? "";
}

/**
 * The words of a key with its {parameters} filled in: numbers as the language writes them, and formulas
 * from left to right in every language.
 */
export function t(key: Key, params: Record<string, unknown> = {}) {
  return template(key, params).replace(/\{(\w+)\}/g, (_, name) => isolated(written(params[name])));
}

function written(value: unknown) {
  const isDigits = Number.isInteger(value) && Number(value) >= 0 && Number(value) < GROUPED;
  return typeof value === "number" && !isDigits ? numbers.value.format(value) : `${value ?? ""}`;
}

/** A text that keeps its own direction where the sentence around it is read from right to left. */
const isolated = (text: string) => (direction.value === "rtl" ? `\u2068${text}\u2069` : text);

/** The key of a code that Python sent, if there are words for it. */
export function keyOf(key: string): Key | null {
  const { entries, english } = words.value;
  return key in entries || key in english ? (key as Key) : null;
}

/** Items in a sentence: 3, 8, and J. */
export function listed(items: string[]) {
  return listFormat().format(items.map(isolated));
}

/** Items without the word before the last: 3, 8, J. */
export function enumerated(items: string[]) {
  const [, separator] = listFormat().formatToParts(["1", "2", "3"]);
  return items.map(isolated).join(separator?.value);
}

const listFormat = () => new Intl.ListFormat(formatTag.value, { type: "conjunction" });
