import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES } from "../../web/app/core/settings.js";
import { naming } from "../../web/builder/page-words.mjs";

/** @import { Entry } from "../../web/app/core/i18n.js" */

const WEB = new URL("../../web/", import.meta.url);
const FOLDER = new URL("locales/", WEB);

/** Everything that may name a key. */
const SOURCES = [
  "index.html",
  ...readdirSync(new URL("app", WEB), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.jsx?$/.test(name))
    .map((name) => `app/${name}`),
];

/** @type {Record<string, Record<string, Entry>>} */
const LOCALES = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [
    name.replace(".json", ""),
    JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")),
  ]),
);

const { en: ENGLISH = {}, ...OTHERS } = LOCALES;

/** @param {string} sentence */
const parameters = (sentence) =>
  new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

/**
 * The words of an entry by form; those without forms stand under `other`.
 *
 * @param {Entry | undefined} entry
 * @returns {Record<string, string>}
 */
const formsOf = (entry) => (typeof entry === "object" ? entry : { other: entry ?? "" });

/** @param {Entry | undefined} entry */
const lastForm = (entry) => formsOf(entry).other ?? "";

test("every language that is listed has its words, and English is one of them", () => {
  assert.ok(Object.keys(ENGLISH).length > 500);
  assert.deepEqual(Object.keys(LOCALES).sort(), Object.keys(LANGUAGES).sort());
});

for (const [locale, words] of Object.entries(LOCALES)) {
  const entries = Object.entries(words);

  test(`${locale}: the same keys in the same order as in English`, () => {
    assert.deepEqual(Object.keys(words), Object.keys(ENGLISH));
  });

  test(`${locale}: every sentence tells what the English one tells`, () => {
    for (const [key, entry] of entries) {
      assert.deepEqual(parameters(lastForm(entry)), parameters(lastForm(ENGLISH[key])), key);
    }
  });

  test(`${locale}: a count has forms exactly where it has them in English`, () => {
    for (const [key, entry] of entries) {
      assert.equal(typeof entry, typeof ENGLISH[key], key);
    }
  });

  test(`${locale}: forms are those of the language, and none of them is missing`, () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [key, entry] of entries) {
      if (typeof entry === "string") continue;
      const forms = Object.keys(entry).filter((form) => !/^=\d+$/.test(form));
      assert.deepEqual(forms.sort(), [...needed].sort(), key);
    }
  });

  test(`${locale}: a form for few may leave the count out, and adds nothing`, () => {
    for (const [key, entry] of entries) {
      const known = parameters(lastForm(entry));
      if (typeof entry === "object")
        assert.ok(parameters(JSON.stringify(entry)).has("count") || !known.has("count"), key);
      for (const sentence of Object.values(formsOf(entry))) {
        for (const name of parameters(sentence)) assert.ok(known.has(name), key);
        for (const name of known)
          assert.ok(name === "count" || parameters(sentence).has(name), key);
      }
    }
  });

  test(`${locale}: no sentence is empty, is torn, or holds anything but words`, () => {
    for (const [key, entry] of entries) {
      for (const sentence of Object.values(formsOf(entry))) {
        assert.ok(sentence.trim() !== "", key);
        assert.doesNotMatch(sentence.replace(/\{\w+\}/g, "…"), /[{}<>]| {2}/, key);
      }
    }
  });
}

test("zh-Hans: the hands that are dealt are 组, as 一副牌 is the whole pack", () => {
  for (const [key, entry] of Object.entries(OTHERS["zh-Hans"] ?? {})) {
    assert.doesNotMatch(Object.values(formsOf(entry)).join(), /副/, key);
  }
});

test("every key is named in the page, itself or by its family such as level.*", () => {
  const sources = SOURCES.map((name) => readFileSync(new URL(name, WEB), "utf8")).join("\n");
  const isNamed = naming(sources);
  const unnamed = Object.keys(ENGLISH).filter((key) => !isNamed(key));
  assert.deepEqual(unnamed, []);
});
