// Tools for translators:
//   node translations.mjs check           faults in the words of any language
//   node translations.mjs list <tag>      words without a translation, with an outdated one, or newer
//                                         than the review
//   node translations.mjs done <tag>      marks a language as translated from the present English words
//   node translations.mjs reviewed <tag>  records that a native speaker has reviewed all present words
//   node translations.mjs complete        whether all languages are translated from these words
//
// A translation may be incomplete: the page and the command line then use the English words.
// `translated-from.json` has, for each language, the git blob of the `en.json` that was translated.
// A blob is the hash of a file's content. So every copy of the files shows whether a language is up to
// date. Which words have changed since then is only known if git has the old content. Likewise
// `languages.json` has, for a reviewed language, the blob of the words that a native speaker reviewed.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { naming, shownIn } from "./named-keys.mjs";

/** @typedef {Record<string, string> | string} Entry words, or words by plural form or exact count (`=1`) */
/** @typedef {Record<string, Entry>} Words by key */
/** @typedef {{key: string, fault: string}} Finding */

const WEB = new URL("../", import.meta.url);
const STATES = "translated-from.json";
const ENGLISH = "en";
const COMMAND_LINE = "cli.";
const RULE = "cli.plural";
/** The entries of a language that are data, not sentences. */
const DATA = [RULE, "cli.thousands"];
const PARAMETER = /\{(\w+)\}/g;
const EXACT = /^=\d+$/;
/** What is no sentence within a sentence: addresses, quoted code, and times such as 0:05. */
const VERBATIM = /\S*(?:\/\/|#\/)\S*|(?<!\p{L})'[\w-]+'(?!\p{L})|(?<=\d):(?=\d)/gu;
/**
 * Typography by language. French uses U+202F throughout, also where printers set the wider U+00A0
 * before a colon and inside quotation marks: one rule is easier to keep, and breaks no line either.
 *
 * @type {Record<string, [RegExp, string][]>}
 */
const TYPOGRAPHY = {
  fr: [
    [/(?<![\u202f?!])[:;?!%»]/gu, "has no U+202F before"],
    [/«(?!\u202f)/gu, "has no U+202F after"],
    [/'/gu, "has a straight apostrophe:"],
  ],
};
const COUNTS = [...Array(201).keys(), 1000, 1_000_000, 1_000_001, 2_000_000];
/** The plural forms in the order of CLDR. */
const FORMS = ["zero", "one", "two", "few", "many", "other"];

/**
 * The table of languages. `reviewed` is the date of the last review by a native speaker, and the git
 * blob of the reviewed words.
 *
 * @typedef {{ date: string, text: string }} Review
 * @typedef {{ name: string, direction: string, reviewed: Review | null }} Language
 */
const TABLE = "languages.json";
export const LANGUAGES = /** @type {Record<string, Language>} */ (JSON.parse(read(TABLE)));

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
 * The words of the page, without the words that only the command line uses.
 *
 * @param {Words} words
 * @returns {Words}
 */
export const ofPage = (words) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !key.startsWith(COMMAND_LINE)));

/**
 * A module with the chosen words of a language. `default` has the words of the language; `english`
 * has English words for keys that the language lacks, if there are any.
 *
 * @param {Words} words
 * @param {Words} english
 * @param {(key: string) => boolean} [isChosen]
 */
export function moduleOf(words, english, isChosen = () => true) {
  const keys = Object.keys(ofPage(english)).filter(isChosen);
  /** @param {Words} from @param {string[]} some */
  const part = (from, some) =>
    JSON.stringify(Object.fromEntries(some.map((key) => [key, from[key]])));
  const missing = keys.filter((key) => !(key in words));
  return [
    `export default ${part(
      words,
      keys.filter((key) => key in words),
    )};`,
    missing.length ? `export const english = ${part(english, missing)};` : "",
  ].join("");
}

/**
 * The words of an entry by plural form. Words without forms are under `other`.
 *
 * @param {Entry | undefined} entry
 * @returns {Record<string, string>}
 */
export const formsOf = (entry) => (typeof entry === "object" ? entry : { other: entry ?? "" });

/** @param {string} sentence */
const parametersOf = (sentence) =>
  new Set([...sentence.matchAll(PARAMETER)].map(([, name = ""]) => name));

/**
 * The faults in the words of a language, compared with English. Missing words are not a fault.
 *
 * @param {string} tag
 * @param {Words} words
 * @param {Words} english
 * @returns {Finding[]}
 */
export function findings(tag, words, english) {
  const found = Object.entries(words).flatMap(([key, entry]) =>
    (DATA.includes(key)
      ? []
      : [...faultsOf(tag, entry, english[key]), ...typographyFaults(tag, entry)]
    ).map((fault) => ({ key, fault })),
  );
  const rule = words[RULE] ?? english[RULE];
  return rule === undefined || followsRule(tag, String(rule))
    ? found
    : [...found, { key: RULE, fault: "does not choose the plural forms of the language" }];
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
 * The plural forms of a language, in the order of CLDR.
 *
 * @param {string} tag
 */
function formsIn(tag) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return FORMS.filter((form) =>
    pluralCategories.includes(/** @type {Intl.LDMLPluralRule} */ (form)),
  );
}

/**
 * Checks that an entry has the plural forms of the language, in the order of CLDR. Entries with forms
 * in English need forms in every language. Other entries with a count may have forms.
 *
 * @param {string} tag
 * @param {Entry} entry
 * @param {Entry} english
 */
function pluralFaults(tag, entry, english) {
  if (typeof entry === "string") return typeof english === "string" ? [] : ["has no plural forms"];
  if (typeof english === "string" && !parametersOf(english).has("count"))
    return ["has plural forms, but tells no count"];
  const needed = formsIn(tag);
  const forms = Object.keys(entry).filter((form) => !EXACT.test(form));
  const faults = [
    ...needed.filter((form) => !(form in entry)).map((form) => `has no form “${form}”`),
    ...forms
      .filter((form) => !needed.includes(form))
      .map((form) => `has the form “${form}”, which the language does not have`),
  ];
  return faults.length || String(forms) === String(needed)
    ? faults
    : [`has its forms in another order than ${needed.join(", ")}`];
}

/**
 * Whether the command line's plural rule, in the syntax of a PO header, chooses the same forms as
 * the browser.
 *
 * @param {string} tag
 * @param {string} rule
 */
function followsRule(tag, rule) {
  if (!/^[n\d\s()?:!=<>%&|]+$/.test(rule)) return false;
  const choose = new Function("n", `return Number(${rule});`);
  const [forms, browser] = [formsIn(tag), new Intl.PluralRules(tag)];
  return COUNTS.every((count) => forms[choose(count)] === browser.select(count));
}

/**
 * Checks that every form has the parameters of the English sentence. Forms except `other` may leave
 * out the count.
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
    ].map((name) => `{${name}} is in only one of the two languages`);
  });
}

/**
 * The signs that do not follow the typography of the language.
 *
 * @param {string} tag
 * @param {Entry} entry
 */
function typographyFaults(tag, entry) {
  const faults = Object.values(formsOf(entry)).flatMap((sentence) =>
    (TYPOGRAPHY[tag] ?? []).flatMap(([sign, fault]) =>
      [...sentence.replace(VERBATIM, "").matchAll(sign)].map(([found]) => `${fault} “${found}”`),
    ),
  );
  return [...new Set(faults)];
}

/** The modules of the page, compiled to JavaScript. */
export async function scripts() {
  const names = readdirSync(new URL("app", WEB), { recursive: true, encoding: "utf8" });
  return Promise.all(
    names
      .filter((name) => /(?<!\.d|\.test)\.tsx?$/.test(name))
      .map(async (name) => {
        const loader = name.endsWith("x") ? "tsx" : "ts";
        return (await transform(read(`app/${name}`), { loader })).code;
      }),
  );
}

/**
 * The keys of the page that no script names, and neither a document nor the app manifest shows.
 *
 * @param {Words} words
 * @param {string[]} scripts
 */
export function unused(words, scripts) {
  const isNamed = naming(scripts);
  const shown = ["index.html", "embed.html"].flatMap((name) => shownIn(read(name)));
  const manifest = read("manifest.webmanifest");
  return Object.keys(ofPage(words)).filter(
    (key) => !isNamed(key) && !shown.includes(key) && !manifest.includes(`"${key}"`),
  );
}

/** @returns {Promise<boolean>} whether there are no faults */
async function check() {
  const lines = Object.keys(LANGUAGES).flatMap((tag) =>
    existsSync(new URL(`locales/${tag}.json`, WEB))
      ? findings(tag, wordsOf(tag), wordsOf(ENGLISH)).map(
          ({ key, fault }) => `${tag}.json: ${key}: ${fault}`,
        )
      : [`${tag}.json: is missing`],
  );
  for (const [tag, { reviewed }] of Object.entries(LANGUAGES)) {
    const faults = reviewFaults(reviewed, read(`locales/${tag}.json`), wordsIn, hasHistory());
    lines.push(...faults.map((fault) => `${TABLE}: ${tag}: the review ${fault}`));
  }
  const idle = unused(wordsOf(ENGLISH), await scripts());
  lines.push(...idle.map((key) => `en.json: ${key}: is not used`));
  if (lines.length) console.error(lines.join("\n"));
  return lines.length === 0;
}

/**
 * The git hash of a content.
 *
 * @param {string} content
 */
export const blobOf = (content) =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest("hex");

const englishBlob = () => blobOf(read(`locales/${ENGLISH}.json`));

/** @returns {Record<string, string>} by tag, the blob of the translated English words */
const states = () => JSON.parse(read(STATES));

/**
 * The words of a git blob; undefined if git does not have it.
 *
 * @param {string} blob
 * @returns {Words | undefined}
 */
function wordsIn(blob) {
  try {
    const git = ["cat-file", "blob", blob];
    return JSON.parse(execFileSync("git", git, { cwd: WEB, encoding: "utf8", stdio: "pipe" }));
  } catch {
    return undefined;
  }
}

/** Whether git has all commits. An archive of the sources has none. */
function hasHistory() {
  try {
    const git = ["rev-parse", "--is-shallow-repository"];
    return execFileSync("git", git, { cwd: WEB, encoding: "utf8", stdio: "pipe" }) === "false\n";
  } catch {
    return false;
  }
}

/**
 * The faults of a recorded review. Without the words that were read, nobody can tell which sentences
 * are newer.
 *
 * @param {Review | null | undefined} review
 * @param {string} content the present file of the language
 * @param {(blob: string) => Words | undefined} wordsAt the words of a git blob
 * @param {boolean} isWhole whether git has all blobs
 * @returns {string[]}
 */
export function reviewFaults(review, content, wordsAt, isWhole) {
  if (review === null) return [];
  const { date = "", text = "" } = review ?? {};
  return [
    ...(/^\d{4}-\d\d-\d\d$/.test(date) && Date.parse(date) ? [] : ["has no date"]),
    ...(text === blobOf(content) || wordsAt(text) || (!isWhole && /^[\da-f]{40}$/.test(text))
      ? []
      : ["names words that git does not have: commit what was read"]),
  ];
}

/**
 * The English words from which a language was translated; undefined if git does not have them.
 *
 * @param {string} tag
 */
function translatedFrom(tag) {
  const blob = states()[tag] ?? "";
  return blob === englishBlob() ? wordsOf(ENGLISH) : wordsIn(blob);
}

/**
 * The keys that a language lacks, and the keys whose English words have changed since the
 * translation.
 *
 * @param {Words} words
 * @param {Words} english the present words
 * @param {Words} [before] the English words that were translated
 */
export function untranslated(words, english, before = english) {
  const keys = Object.keys(english);
  return {
    missing: keys.filter((key) => !(key in words)),
    changed: keys.filter(
      (key) => key in words && JSON.stringify(english[key]) !== JSON.stringify(before[key]),
    ),
  };
}

/**
 * @param {string} tag
 * @returns {boolean} whether the language was translated before
 */
function list(tag) {
  const [english, words] = [wordsOf(ENGLISH), wordsOf(tag)];
  const before = translatedFrom(tag);
  const { missing, changed } = untranslated(words, english, before);
  /** @param {string} name @param {Entry | undefined} entry */
  const show = (name, entry) => console.log(`  ${name}: ${JSON.stringify(entry)}`);
  for (const key of missing) {
    console.log(`${key}: new`);
    show(ENGLISH, english[key]);
  }
  for (const key of changed) {
    console.log(`${key}: changed`);
    show("before", before?.[key]);
    show(ENGLISH, english[key]);
    show(tag, words[key]);
  }
  console.log(
    `${missing.length} new, ${changed.length} changed, ${Object.keys(english).length} in all.`,
  );
  if (!(tag in states())) {
    console.error(
      `"${tag}" was never translated: put the sentences into web/locales/${tag}.json, then run \`make translation LANGUAGE=${tag} DONE=1\`.`,
    );
    return false;
  }
  if (!before)
    console.log(
      "Git does not have the English words that were translated: `git fetch --unshallow`.",
    );
  return true;
}

/**
 * The keys whose words a review has not seen, under whatever key they were then.
 *
 * @param {Words} words
 * @param {Words} reviewed
 */
export function unreviewed(words, reviewed) {
  const seen = new Set(Object.values(reviewed).map((entry) => JSON.stringify(entry)));
  return Object.keys(words).filter((key) => !seen.has(JSON.stringify(words[key])));
}

/**
 * Lists the words that are newer than the review of a language.
 *
 * @param {string} tag
 */
function listUnreviewed(tag) {
  const { reviewed = null } = LANGUAGES[tag] ?? {};
  if (!reviewed) return;
  const before =
    blobOf(read(`locales/${tag}.json`)) === reviewed.text ? wordsOf(tag) : wordsIn(reviewed.text);
  if (!before) {
    console.log("Git does not have the words that were reviewed: `git fetch --unshallow`.");
    return;
  }
  const newer = unreviewed(wordsOf(tag), before);
  for (const key of newer) console.log(`${key}: newer than the review`);
  console.log(`${newer.length} are newer than the review of ${reviewed.date}.`);
}

/** @param {string} tag */
function done(tag) {
  write(STATES, { ...states(), [tag]: englishBlob() });
}

/**
 * Records a review of today.
 *
 * @param {string} tag
 */
function reviewed(tag) {
  const review = {
    date: new Date().toISOString().slice(0, 10),
    text: blobOf(read(`locales/${tag}.json`)),
  };
  write(TABLE, { ...LANGUAGES, [tag]: { ...LANGUAGES[tag], reviewed: review } });
}

/** @param {string} name in `web/` @param {object} content */
function write(name, content) {
  writeFileSync(new URL(name, WEB), `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * @returns {boolean} whether every language is a complete translation of the present English words
 */
function complete() {
  const lines = Object.keys(LANGUAGES)
    .filter((tag) => tag !== ENGLISH)
    .flatMap((tag) => {
      const { missing } = untranslated(wordsOf(tag), wordsOf(ENGLISH));
      if (missing.length) return [`${tag}: ${missing.length} sentences are not translated`];
      return states()[tag] === englishBlob()
        ? []
        : [`${tag}: English sentences have changed since`];
    });
  if (lines.length)
    console.error(`${lines.join("\n")}\n\`make translation LANGUAGE=<tag>\` lists them.`);
  return lines.length === 0;
}

/**
 * Why a language cannot be translated yet, and what to do; empty if it can.
 *
 * @param {string} tag
 */
function obstacle(tag) {
  const translated = Object.keys(LANGUAGES).filter((other) => other !== ENGLISH);
  const recipe = '"Add a language" in CONTRIBUTING.md';
  if (tag === "") {
    return `LANGUAGE is missing: \`make translation LANGUAGE=<tag>\`, with one of ${translated.join(" ")}.`;
  }
  if (tag === ENGLISH) return "English is the original: change web/locales/en.json.";
  if (!(tag in LANGUAGES)) {
    return `"${tag}" was never translated: add its row to web/languages.json (${recipe}).`;
  }
  return existsSync(new URL(`locales/${tag}.json`, WEB))
    ? ""
    : `"${tag}" was never translated: create web/locales/${tag}.json (${recipe}).`;
}

/**
 * @param {string | undefined} command
 * @param {string} tag
 * @returns {Promise<number>} the exit code: 1 for faults, 2 for a language that was never translated
 */
async function run(command, tag) {
  if (command === "check") return (await check()) ? 0 : 1;
  if (command === "complete") return complete() ? 0 : 1;
  if (command === "reviewed" && tag in LANGUAGES) {
    reviewed(tag);
    return 0;
  }
  if (command === "list" && tag === ENGLISH) {
    listUnreviewed(tag);
    return 0;
  }
  const reason = obstacle(tag);
  if (reason) {
    console.error(reason);
    return 2;
  }
  if (command === "list") {
    const listed = list(tag);
    listUnreviewed(tag);
    return listed ? 0 : 2;
  }
  done(tag);
  return 0;
}

if (argv[1] === fileURLToPath(import.meta.url)) exit(await run(argv[2], argv[3] ?? ""));
