// What a translator needs:
//   node translations.mjs check           what is missing, superfluous or outdated in any language
//   node translations.mjs list <tag>      the same of one language, each key with the English words
//   node translations.mjs accept <tag>    the words of a language say what the English ones say now
//
// With `locales/<tag>.json` goes `translated/<tag>.lock`: for each key a hash of the English words from
// which it was translated.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";

/** @typedef {Record<string, string> | string} Entry words, or words by plural form or exact count (`=1`) */
/** @typedef {Record<string, Entry>} Words by key */
/** @typedef {Record<string, string>} Lock by key, the hash of the English words that were translated */
/** @typedef {{key: string, fault: string}} Finding */

const WEB = new URL("../", import.meta.url);
const LOCALES = new URL("locales/", WEB);
const ENGLISH = "en";
const COMMAND_LINE = "cli.";
const PARAMETER = /\{(\w+)\}/g;
const EXACT = /^=\d+$/;

/** What the page reads of the table of languages. */
export const LANGUAGES = /** @type {Record<string, {name: string, direction: string}>} */ (
  JSON.parse(read("languages.json"))
);

/** @param {string} name in `web/` */
function read(name) {
  return readFileSync(new URL(name, WEB), "utf8");
}

/**
 * @param {string} tag
 * @returns {Words}
 */
export const wordsOf = (tag) => JSON.parse(read(`locales/${tag}.json`));

/**
 * The words that the page can say, without those that only the command line says.
 *
 * @param {Words} words
 * @returns {Words}
 */
export const ofPage = (words) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !key.startsWith(COMMAND_LINE)));

/** @param {Entry | undefined} entry */
export const hashOf = (entry) =>
  createHash("sha256").update(JSON.stringify(entry)).digest("hex").slice(0, 8);

/**
 * @param {string} tag
 * @returns {Lock}
 */
export function lockOf(tag) {
  const file = new URL(`translated/${tag}.lock`, WEB);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return Object.fromEntries(lines.map((line) => [line.slice(9), line.slice(0, 8)]));
}

/**
 * The words of an entry by form; those without forms stand under `other`.
 *
 * @param {Entry | undefined} entry
 * @returns {Record<string, string>}
 */
export const formsOf = (entry) => (typeof entry === "object" ? entry : { other: entry ?? "" });

/** @param {string} sentence */
const parametersOf = (sentence) =>
  new Set([...sentence.matchAll(PARAMETER)].map(([, name = ""]) => name));

/**
 * What is wrong with the words of a language, beside the English ones.
 *
 * @param {string} tag
 * @param {Words} words
 * @param {Words} english
 * @param {Lock} lock
 * @returns {Finding[]}
 */
export function findings(tag, words, english, lock) {
  const missing = Object.keys(english).filter((key) => !(key in words));
  const order = Object.keys(english).filter((key) => key in words);
  const known = Object.keys(words).filter((key) => key in english);
  const moved = known.find((key, place) => key !== order[place]);
  return [
    ...missing.map((key) => ({ key, fault: "is missing" })),
    ...Object.entries(words).flatMap(([key, entry]) =>
      faultsOf(tag, entry, english[key]).map((fault) => ({ key, fault })),
    ),
    ...(moved ? [{ key: moved, fault: "stands at another place than in English" }] : []),
    ...(tag === ENGLISH ? [] : known.filter((key) => lock[key] !== hashOf(english[key]))).map(
      (key) => ({
        key,
        fault: lock[key] ? "the English words have changed" : "is not accepted yet",
      }),
    ),
  ];
}

/**
 * @param {string} tag
 * @param {Entry} entry
 * @param {Entry | undefined} english
 * @returns {string[]}
 */
function faultsOf(tag, entry, english) {
  if (english === undefined) return ["is no key in English"];
  const forms = Object.values(formsOf(entry));
  return [
    ...pluralFaults(tag, entry, english),
    ...parameterFaults(entry, english),
    ...(forms.some((words) => words.trim() === "") ? ["is empty"] : []),
    ...(forms.some((words) => /[{}<>]| {2}/.test(words.replace(PARAMETER, "…")))
      ? ["holds something else than words"]
      : []),
  ];
}

/**
 * Forms are those of the language. What has forms in English has them in every language; other
 * sentences that tell a count may have them.
 *
 * @param {string} tag
 * @param {Entry} entry
 * @param {Entry} english
 */
function pluralFaults(tag, entry, english) {
  if (typeof entry === "string") return typeof english === "string" ? [] : ["has no plural forms"];
  if (typeof english === "string" && !parametersOf(english).has("count"))
    return ["has plural forms, but tells no count"];
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const forms = Object.keys(entry).filter((form) => !EXACT.test(form));
  return [
    ...needed.filter((form) => !(form in entry)).map((form) => `has no form “${form}”`),
    ...forms
      .filter((form) => !needed.includes(/** @type {Intl.LDMLPluralRule} */ (form)))
      .map((form) => `has the form “${form}”, which the language does not have`),
  ];
}

/**
 * Every form tells what the English sentence tells; one for few may leave the count out.
 *
 * @param {Entry} entry
 * @param {Entry} english
 */
function parameterFaults(entry, english) {
  const wanted = parametersOf(formsOf(english).other ?? "");
  return Object.entries(formsOf(entry)).flatMap(([form, sentence]) => {
    const found = parametersOf(sentence);
    const optional = form === "other" ? "" : "count";
    return [
      ...[...wanted].filter((name) => !found.has(name) && name !== optional),
      ...[...found].filter((name) => !wanted.has(name)),
    ].map((name) => `{${name}} stands in only one of the two languages`);
  });
}

/** The sources that name keys, each as its text. */
export function sources() {
  const page = readdirSync(new URL("app", WEB), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `app/${name}`);
  return ["index.html", ...page].map(read);
}

/**
 * Returns whether a text names a key, itself or by its family such as `level.*`.
 *
 * @param {string} text
 * @returns {(key: string) => boolean}
 */
export function naming(text) {
  const quoted = new Set([...text.matchAll(/["'`]([^"'`\s]+)["'`]/g)].map(([, part]) => part));
  const families = [...text.matchAll(/`([a-z][\w.-]*\.)\$\{[^`]*?\}([\w.-]*)`/g)].map(
    ([, start = "", end = ""]) => ({ start, end }),
  );
  return (key) =>
    quoted.has(key) ||
    families.some(({ start, end }) => key.startsWith(start) && key.endsWith(end));
}

/**
 * The keys of the page that no source names, itself or by its family such as `level.*`.
 *
 * @param {Words} words
 * @param {string[]} texts
 */
export function unused(words, texts) {
  const isNamed = naming(texts.join("\n"));
  return Object.keys(ofPage(words)).filter((key) => !isNamed(key));
}

/** @param {string} tag */
const findingsOf = (tag) => findings(tag, wordsOf(tag), wordsOf(ENGLISH), lockOf(tag));

/** @returns {boolean} whether all is well */
function check() {
  const lines = Object.keys(LANGUAGES).flatMap((tag) =>
    existsSync(new URL(`${tag}.json`, LOCALES))
      ? findingsOf(tag).map(({ key, fault }) => `${tag}.json: ${key}: ${fault}`)
      : [`${tag}.json: is missing`],
  );
  const idle = unused(wordsOf(ENGLISH), sources());
  lines.push(...idle.map((key) => `en.json: ${key}: is not used`));
  if (lines.length === 0) return true;
  console.error(lines.join("\n"));
  console.error("\n`make translation LANGUAGE=<tag>` lists them beside the English words;");
  console.error("`make translated LANGUAGE=<tag>` accepts the words of a language as they are.");
  return false;
}

/** @param {string} tag */
function list(tag) {
  const [english, words] = [
    wordsOf(ENGLISH),
    existsSync(new URL(`${tag}.json`, LOCALES)) ? wordsOf(tag) : {},
  ];
  const found = findings(tag, words, english, lockOf(tag));
  const keys = [...new Set(found.map(({ key }) => key))];
  for (const key of keys) {
    const faults = found.filter((finding) => finding.key === key).map(({ fault }) => fault);
    console.log(`${key}: ${faults.join("; ")}`);
    console.log(`  ${ENGLISH}: ${JSON.stringify(english[key])}`);
    if (key in words) console.log(`  ${tag}: ${JSON.stringify(words[key])}`);
  }
  console.log(`${keys.length} of ${Object.keys(english).length} sentences to look at.`);
}

/** @param {string} tag */
function accept(tag) {
  const [english, words, before] = [wordsOf(ENGLISH), wordsOf(tag), lockOf(tag)];
  const keys = Object.keys(english).filter((key) => key in words);
  const lines = keys.map((key) => `${hashOf(english[key])} ${key}\n`);
  writeFileSync(new URL(`translated/${tag}.lock`, WEB), lines.join(""));
  const fresh = keys.filter((key) => before[key] !== hashOf(english[key]));
  console.log(`${tag}: ${fresh.length} sentences accepted.`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [, , command, tag = ""] = argv;
  const valid = command === "check" || tag in LANGUAGES;
  if (!valid)
    console.error(`Name a language of web/languages.json: ${Object.keys(LANGUAGES).join(" ")}`);
  else if (command === "list") list(tag);
  else if (command === "accept") accept(tag);
  exit(valid && (command !== "check" || check()) ? 0 : 1);
}
