import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES } from "../app/base/browser/settings.ts";
import { naming } from "./named-keys.mjs";
import {
  blobOf,
  findings,
  formsOf,
  moduleOf,
  ofPage,
  reviewFaults,
  scripts,
  unreviewed,
  untranslated,
  unused,
  type Words,
  wordsOf,
} from "./translations.mjs";

const FOLDER = new URL("../locales/", import.meta.url);
const ENGLISH = wordsOf("en");

test("each listed language has a word file, and English is listed", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  assert.ok(Object.keys(ENGLISH).length > 500);
  assert.deepEqual(
    files.map((name) => name.replace(".json", "")).sort(),
    Object.keys(LANGUAGES).sort(),
  );
});

for (const tag of Object.keys(LANGUAGES)) {
  test(`${tag}: the existing words have no fault`, () => {
    assert.deepEqual(findings(tag, wordsOf(tag), ENGLISH), []);
  });
}

test("zh-Hans: a dealt hand is 组, because 一副牌 is the whole pack", () => {
  for (const [key, entry] of Object.entries(wordsOf("zh-Hans"))) {
    assert.doesNotMatch(Object.values(formsOf(entry)).join(), /副/, key);
  }
});

test("every key is used, by its name or its family such as level.*", async () => {
  assert.deepEqual(unused(ENGLISH, await scripts()), []);
});

test("a key that no script names is unused, except for the command line's", () => {
  const texts = ['t("nav.play")', "t(`level.$" + "{name}`)", "t(`method.$" + "{name}.idea`)"];
  const keys = ["nav.play", "nav.plays", "level.easy", "method.x.idea", "method.x", "cli.usage"];
  const words = Object.fromEntries(keys.map((key) => [key, key]));
  assert.deepEqual(unused(words, texts), ["nav.plays", "method.x"]);
});

test("comments, names and parts of strings name no key", () => {
  const template = "`see $" + '{"nav.more"}`';
  const isNamed = naming([`// "nav.play"\nconst nav = { help: ${template} }; t("a nav.set b");`]);
  assert.deepEqual(["nav.play", "nav", "help", "nav.set", "nav.more"].filter(isNamed), [
    "nav.more",
  ]);
});

test("the page has all words except for the command line's", () => {
  const words = { "nav.play": "Play", "cli.usage": "usage: ", clitic: "clitic" };
  assert.deepEqual(ofPage(words), { "nav.play": "Play", clitic: "clitic" });
});

test("the module of a language has English words for the chosen keys that it lacks", () => {
  const english = {
    "nav.play": "Play",
    "nav.set": "Set",
    "nav.more": "More",
    "cli.usage": "usage: ",
  };
  const words = { "nav.play": "Spielen", "nav.more": "Mehr" };
  assert.equal(
    moduleOf(words, english),
    'export default {"nav.play":"Spielen","nav.more":"Mehr"};export const english = {"nav.set":"Set"};',
  );
  assert.equal(
    moduleOf(words, english, (key) => key === "nav.more"),
    'export default {"nav.more":"Mehr"};',
  );
});

const TOLD = {
  hello: "Hello, {name}",
  hands: { one: "{count} hand of {of}", other: "{count} hands of {of}" },
  row: "{count} in a row",
};

const faults = (tag: string, words: Words) =>
  findings(tag, { ...TOLD, ...words }, TOLD).map(({ key, fault }) => `${key} ${fault}`);

test("a language with more plural forms has all its forms, also for a single English sentence", () => {
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
  assert.deepEqual(faults("pl", { hands: { "=1": "{of}: jedna", ...hands } }), []);
  const { few, ...without } = hands;
  assert.deepEqual(faults("pl", { hands: without }), ["hands has no form “few”"]);
  assert.deepEqual(faults("pl", { hands: { ...without, few } }), [
    "hands has its forms in another order than one, few, many, other",
  ]);
  assert.deepEqual(faults("es", { hands: TOLD.hands }), ["hands has no form “many”"]);
  assert.deepEqual(faults("ja", { hands: { one: "{count} {of}", other: "{count} {of}" } }), [
    "hands has the form “one”, which the language does not have",
  ]);
  assert.deepEqual(faults("de", { hands: "{count} {of}" }), ["hands has no plural forms"]);
  assert.deepEqual(faults("de", { hello: { one: "{name}", other: "{name}" } }), [
    "hello has plural forms, but tells no count",
  ]);
});

test("the command line's plural rule chooses the same forms as a browser", () => {
  const english = { "cli.plural": "n != 1" };
  const fault = [{ key: "cli.plural", fault: "does not choose the plural forms of the language" }];
  const polish = "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2";
  assert.deepEqual(findings("de", {}, english), []);
  assert.deepEqual(findings("pl", { "cli.plural": polish }, english), []);
  assert.deepEqual(findings("pl", {}, english), fault);
  assert.deepEqual(findings("fr", { "cli.plural": "n > 1" }, english), fault);
  assert.deepEqual(findings("de", { "cli.plural": "exit()" }, english), fault);
});

test("the command line groups digits as a browser does", () => {
  for (const tag of Object.keys(LANGUAGES)) {
    const separator = wordsOf(tag)["cli.thousands"] ?? ENGLISH["cli.thousands"];
    const written = new Intl.NumberFormat(tag).format(1_234_567);
    assert.equal(written, `1${separator}234${separator}567`);
  }
});

/** The faults of a sentence, or of a sentence by plural form, with the parameter {count}. */
const faultsOfSentence = (tag: string, sentence: Words[string]) => {
  const words = { sentence };
  const english =
    typeof sentence === "string" ? words : { sentence: { one: "{count}", other: "{count}" } };
  return findings(tag, words, english).map(({ fault }) => fault);
};

test("French has U+202F before : ; ? ! % », after «, and no straight apostrophe", () => {
  const french = (sentence: Words[string]) => faultsOfSentence("fr", sentence);
  for (const space of ["", " ", "\u00a0"]) {
    for (const sign of [":", ";", "?", "!", "%", "»"])
      assert.deepEqual(french(`mot${space}${sign}`), [`has no U+202F before “${sign}”`]);
    assert.deepEqual(french(`«${space}mot\u202f»`), ["has no U+202F after “«”"]);
  }
  for (const word of ["l'heure", "l'{name}", "l'«\u202fheure\u202f»", "aujourd'"])
    assert.deepEqual(french(word), ["has a straight apostrophe: “'”"]);
  const forms = { one: "mot\u202f: 1", many: "mot : {count}", other: "mot : {count}" };
  assert.deepEqual(french(forms), ["has no U+202F before “:”"]);
});

test("French typography leaves times, addresses and quoted code alone", () => {
  const sentence =
    "«\u202fmot\u202f»\u202f: l’heure 0:05\u202f?! Vois https://a.example/?b=1, #/set?seed=7, 'self'.";
  assert.deepEqual(faultsOfSentence("fr", sentence), []);
});

test("other languages do not follow French typography", () => {
  assert.deepEqual(faultsOfSentence("de", "Wie geht's? »Gut!«"), []);
});

test("superfluous words and wrong parameters are faults; a missing sentence is not a fault", () => {
  assert.deepEqual(findings("de", {}, { hello: "Hello" }), []);
  assert.deepEqual(faults("de", { bye: "Tschüss" }), ["bye is no key in English"]);
  assert.deepEqual(faults("de", { hello: "Hallo" }), [
    "hello {name} is in only one of the two languages",
  ]);
  assert.deepEqual(faults("de", { hello: "Hallo, {name} und {other}" }), [
    "hello {other} is in only one of the two languages",
  ]);
  assert.deepEqual(
    faults("de", { hands: { one: "eine von {of}", other: "{count} von {of}" } }),
    [],
  );
  assert.deepEqual(faults("de", { hands: { one: "eine", other: "{count} von {of}" } }), [
    "hands {of} is in only one of the two languages",
  ]);
  assert.deepEqual(faults("de", { hello: " " }), [
    "hello {name} is in only one of the two languages",
    "hello is empty",
  ]);
  assert.deepEqual(faults("de", { hello: "<b>{name}</b>" }), [
    "hello holds something else than words",
  ]);
});

test("new and changed sentences are listed for translation", () => {
  const words = { hello: "Hallo, {name}", row: "{count} am Stück" };
  const before = { ...TOLD, hello: "Hi, {name}" };
  assert.deepEqual(untranslated(words, TOLD, before), { missing: ["hands"], changed: ["hello"] });
  assert.deepEqual(untranslated(words, TOLD), { missing: ["hands"], changed: [] });
});

test("the blob hash of the English words equals git's", () => {
  assert.equal(blobOf("what is up, doc?"), "bd9dbf5aae1a3862dd1526723246b20206e5fc37");
});

test("a sentence is reviewed if a review has seen its words, under any key", () => {
  const reviewed = { "play.hint": "Hint", "play.count": { one: "1 hand", other: "{count} hands" } };
  const words = {
    "tool.hint": "Hint",
    "play.count": { one: "One hand", other: "{count} hands" },
    "play.new": "New hand",
  };
  assert.deepEqual(unreviewed(words, reviewed), ["play.count", "play.new"]);
});

test("a review names its date and the words that were read, which git has", () => {
  const content = '{"hello": "Hello"}';
  const [present, earlier] = [blobOf(content), "0".repeat(40)];
  const wordsAt = (blob: string) => (blob === earlier ? { hello: "Hi" } : undefined);
  const faults = (text: string, isWhole = true, date = "2026-11-23") =>
    reviewFaults({ date, text }, content, wordsAt, isWhole);
  assert.deepEqual(reviewFaults(null, content, wordsAt, true), []);
  for (const text of [present, earlier]) assert.deepEqual(faults(text), []);
  const unknown = ["names words that git does not have: commit what was read"];
  assert.deepEqual(faults("1".repeat(40)), unknown);
  assert.deepEqual(faults("1".repeat(40), false), []);
  assert.deepEqual(faults("", false), unknown);
  for (const date of ["", "23 November", "2026-13-01"])
    assert.deepEqual(faults(present, true, date), ["has no date"]);
});
