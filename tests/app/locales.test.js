import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES } from "../../web/app/core/settings.ts";
import {
  findings,
  formsOf,
  hashOf,
  lockOf,
  ofPage,
  sources,
  unused,
  wordsOf,
} from "../../web/builder/translations.mjs";

/** @import { Words } from "../../web/builder/translations.mjs" */

const FOLDER = new URL("../../web/locales/", import.meta.url);
const ENGLISH = wordsOf("en");

test("every language that is listed has its words, and English is one of them", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  assert.ok(Object.keys(ENGLISH).length > 500);
  assert.deepEqual(
    files.map((name) => name.replace(".json", "")).sort(),
    Object.keys(LANGUAGES).sort(),
  );
});

for (const tag of Object.keys(LANGUAGES)) {
  test(`${tag}: whole, with the forms of the language, and accepted as it is in English now`, () => {
    assert.deepEqual(findings(tag, wordsOf(tag), ENGLISH, lockOf(tag)), []);
  });
}

test("English is translated from nothing, and has no lock", () => {
  assert.equal(existsSync(new URL("../translated/en.lock", FOLDER)), false);
});

test("zh-Hans: the hands that are dealt are 组, as 一副牌 is the whole pack", () => {
  for (const [key, entry] of Object.entries(wordsOf("zh-Hans"))) {
    assert.doesNotMatch(Object.values(formsOf(entry)).join(), /副/, key);
  }
});

test("every key is used, itself or by its family such as level.*", () => {
  assert.deepEqual(unused(ENGLISH, sources()), []);
});

test("a key that no source names is unused, but for those of the command line", () => {
  const texts = ['t("nav.play")', "t(`level.$" + "{name}`)", "t(`method.$" + "{name}.idea`)"];
  const keys = ["nav.play", "nav.plays", "level.easy", "method.x.idea", "method.x", "cli.usage"];
  const words = Object.fromEntries(keys.map((key) => [key, key]));
  assert.deepEqual(unused(words, texts), ["nav.plays", "method.x"]);
});

test("the page has all words but those of the command line", () => {
  const words = { "nav.play": "Play", "cli.usage": "usage: ", clitic: "clitic" };
  assert.deepEqual(ofPage(words), { "nav.play": "Play", clitic: "clitic" });
});

const TOLD = {
  hello: "Hello, {name}",
  hands: { one: "{count} hand of {of}", other: "{count} hands of {of}" },
  row: "{count} in a row",
};

/** @param {string} tag @param {Words} words */
const faults = (tag, words) => {
  const lock = Object.fromEntries(Object.entries(TOLD).map(([key, entry]) => [key, hashOf(entry)]));
  return findings(tag, { ...TOLD, ...words }, TOLD, lock).map(
    ({ key, fault }) => `${key} ${fault}`,
  );
};

test("a language with more plural forms has all of them, also where English has one sentence", () => {
  const hands = {
    one: "{of}: {count} ręka",
    few: "{of}: {count} ręce",
    many: "{of}: {count} rąk",
    other: "{of}: {count} ręki",
  };
  const row = {
    one: "{count} raz",
    few: "{count} razy",
    many: "{count} razy",
    other: "{count} razu",
  };
  assert.deepEqual(faults("pl", { hands, row }), []);
  assert.deepEqual(faults("pl", { hands: { ...hands, "=1": "{of}: jedna" } }), []);
  const { few: _, ...without } = hands;
  assert.deepEqual(faults("pl", { hands: without }), ["hands has no form “few”"]);
  assert.deepEqual(faults("es", { hands: TOLD.hands }), ["hands has no form “many”"]);
  assert.deepEqual(faults("ja", { hands: { one: "{count} {of}", other: "{count} {of}" } }), [
    "hands has the form “one”, which the language does not have",
  ]);
  assert.deepEqual(faults("de", { hands: "{count} {of}" }), ["hands has no plural forms"]);
  assert.deepEqual(faults("de", { hello: { one: "{name}", other: "{name}" } }), [
    "hello has plural forms, but tells no count",
  ]);
});

test("a sentence that is missing, superfluous, or tells something else is found", () => {
  assert.deepEqual(findings("de", {}, { hello: "Hello" }, {}), [
    { key: "hello", fault: "is missing" },
  ]);
  assert.deepEqual(faults("de", { bye: "Tschüss" }), ["bye is no key in English"]);
  assert.deepEqual(faults("de", { hello: "Hallo" }), [
    "hello {name} stands in only one of the two languages",
  ]);
  assert.deepEqual(faults("de", { hello: "Hallo, {name} und {other}" }), [
    "hello {other} stands in only one of the two languages",
  ]);
  assert.deepEqual(
    faults("de", { hands: { one: "eine von {of}", other: "{count} von {of}" } }),
    [],
  );
  assert.deepEqual(faults("de", { hands: { one: "eine", other: "{count} von {of}" } }), [
    "hands {of} stands in only one of the two languages",
  ]);
  assert.deepEqual(faults("de", { hello: " " }), [
    "hello {name} stands in only one of the two languages",
    "hello is empty",
  ]);
  assert.deepEqual(faults("de", { hello: "<b>{name}</b>" }), [
    "hello holds something else than words",
  ]);
});

test("keys stand in one order in all languages", () => {
  const turned = Object.fromEntries(Object.entries(TOLD).reverse());
  const lock = Object.fromEntries(Object.entries(TOLD).map(([key, entry]) => [key, hashOf(entry)]));
  assert.deepEqual(findings("de", turned, TOLD, lock), [
    { key: "row", fault: "stands at another place than in English" },
  ]);
});

test("a sentence whose English words have changed since is found until it is accepted", () => {
  const old = { hello: hashOf("Hi, {name}") };
  const words = { hello: "Hallo, {name}" };
  const english = { hello: TOLD.hello };
  assert.deepEqual(findings("de", words, english, old), [
    { key: "hello", fault: "the English words have changed" },
  ]);
  assert.deepEqual(findings("de", words, english, {}), [
    { key: "hello", fault: "is not accepted yet" },
  ]);
  assert.deepEqual(findings("de", words, english, { hello: hashOf(english.hello) }), []);
});
