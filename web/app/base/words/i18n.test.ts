import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import english from "../../../locales/en.json" with { type: "json" };
import { provide } from "../../../testing/browser.ts";
import { liveIn } from "../../../testing/clock.ts";
import { speak, spoken } from "../../../testing/languages.ts";
import { compact, count, milliseconds } from "../../learn/lab/numbers.ts";
import { levelName, moment } from "../../me/statistics/labels.ts";
import { choose, LANGUAGES } from "../browser/settings.ts";
import { clauses, enumerated, keyOf, labelled, listed, locale, sentences, t } from "./i18n.ts";
import { bestLanguage } from "./languages.ts";
import { techniqueName } from "./techniques.ts";

afterEach(() => choose("language", "system"));

test("the page uses the first of the player's languages that it has, else English", async () => {
  const spokenTo = async (...languages: string[]) => (await speak(...languages)).spoken;
  assert.equal(await spokenTo("en-GB", "zh-CN"), "en");
  for (const chinese of ["zh", "zh-CN", "ZH-SG", "zh-Hans-HK"])
    assert.equal(await spokenTo(chinese, "en"), "zh-Hans");
  assert.equal(await spokenTo("fi", "sv", "zh-CN", "en"), "zh-Hans");
  for (const other of [["fi"], ["zha", "enm"], ["C", "x"], []])
    assert.equal(await spokenTo(...other), "en");
});

test("a language is found in the player's script, else in another", () => {
  for (const [preferred, best] of [
    ["zh-TW", "zh-Hant"],
    ["zh-SG", "zh-Hans"],
    ["zh-HK", "zh-Hant"],
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["es-MX", "es"],
    ["es-419", "es"],
    ["fr-CA", "fr"],
    ["de-AT", "de"],
    ["ja-JP", "ja"],
    ["fi", "en"],
  ])
    assert.equal(bestLanguage([preferred ?? ""], Object.keys(LANGUAGES)), best);
});

test("a chosen language has priority over those of the device", async () => {
  await speak("en");
  choose("language", "zh-Hans");
  await spoken("zh-Hans");
});

test("the page keeps the previous language until the words of the next have loaded", async () => {
  await speak("en");
  choose("language", "zh-Hans");
  assert.equal(locale.value, "en");
  assert.equal(t("nav.play"), english["nav.play"]);
  choose("language", "en");
  choose("language", "zh-Hans");
  await spoken("zh-Hans");
  assert.equal(t("nav.play"), "玩");
});

test("words that arrive too late are ignored", async () => {
  await speak("zh");
  choose("language", "en");
  choose("language", "zh-Hans");
  await import("../../../locales/en.json", { with: { type: "json" } });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(locale.value, "zh-Hans");
});

test("the page follows when the device changes its language", async () => {
  const { window } = await speak("en");
  provide("navigator", { languages: ["zh-CN"] });
  window.dispatchEvent(new Event("languagechange"));
  await spoken("zh-Hans");
});

test("parameters are filled in, as often as they occur", async () => {
  await speak("en");
  assert.equal(
    t("verdict.right", { target: "24" }),
    english["verdict.right"].replace("{target}", "24"),
  );
  assert.equal(
    t("verdict.wrong-value", { value: 0, target: "24" }),
    english["verdict.wrong-value"].replace("{value}", "0").replace("{target}", "24"),
  );
});

test("a missing parameter leaves nothing, and a superfluous one is ignored", async () => {
  await speak("en");
  const without = english["card.name"].replace("{suit}", "");
  assert.equal(t("card.name", { rank: "A" }), without.replace("{rank}", "A"));
  const params = { rank: null, suit: undefined, more: 1 };
  assert.equal(t("card.name", params), without.replace("{rank}", ""));
});

test("braces in a parameter's value are not filled in", async () => {
  await speak("en");
  assert.equal(t("card.name", { rank: "{suit}", suit: "$&" }), "{suit} of $&");
});

test("an exact count takes precedence over the plural form", async () => {
  await speak("en");
  const forms = english["statistics.streak"];
  const streak = (days: number) => t("statistics.streak", { count: days });
  assert.deepEqual([0, 1, 2, 11].map(streak), [
    forms["=0"],
    forms.one,
    forms.other.replace("{count}", "2"),
    forms.other.replace("{count}", "11"),
  ]);
  assert.equal(t("statistics.streak", {}), t("statistics.streak", { count: "" }));
  choose("language", "zh-Hans");
  await spoken("zh-Hans");
  assert.equal(
    t("hint.undo", { count: 1 }) === t("hint.undo", { count: 2 }).replace("2", "1"),
    false,
  );
});

test("only keys with words are keys", () => {
  assert.equal(keyOf("verdict.right"), "verdict.right");
  assert.equal(keyOf("verdict.fancy"), null);
  assert.equal(keyOf(""), null);
});

test("lists, numbers and times follow the language", async () => {
  await speak("en");
  assert.equal(listed(["3", "8", "J"]), "3, 8, and J");
  assert.equal(enumerated(["3", "8", "J"]), "3, 8, J");
  assert.equal(enumerated([]), "");
  assert.deepEqual(
    [1362, 86_699, 2.5].map((value) => t("verdict.right", { target: value })),
    ["1362", "86,699", "2.5"].map((value) => english["verdict.right"].replace("{target}", value)),
  );
  assert.deepEqual(
    [count(12_345), compact(10_000), milliseconds(0.25), milliseconds(12.6)],
    ["12,345", "10K", "0.3 ms", "13 ms"],
  );
  choose("language", "zh-Hans");
  await spoken("zh-Hans");
  assert.equal(listed(["3", "8"]), "3和8");
  assert.equal(enumerated(["3", "8", "J"]), "3、8、J");
  assert.equal(compact(10_000), "1万");
});

test("joined texts have the punctuation of the language", async () => {
  choose("language", "en");
  await spoken("en");
  assert.equal(clauses(["8 × 3", "6 × 4", "20 + 4"]), "8 × 3; 6 × 4; 20 + 4");
  assert.equal(clauses([]), "");
  assert.equal(labelled("Day", 3), "Day: 3");
  choose("language", "fr");
  await spoken("fr");
  assert.equal(clauses(["8 × 3", "6 × 4"]), "8 × 3\u202f; 6 × 4");
  assert.equal(labelled("Jour", 3), "Jour\u202f: 3");
});

test("sentences have the space of the language between them", async () => {
  await speak("en");
  assert.equal(sentences("One.", false, "", null, "Two.", "Three."), "One. Two. Three.");
  assert.equal(sentences(), "");
  await speak("zh-CN");
  assert.equal(sentences("一。", undefined, "二。"), "一。二。");
  await speak("ja");
  assert.equal(sentences("一。", 0, "二。"), "一。二。");
});

test("a date in another year shows the year", async () => {
  await speak("en");
  liveIn("UTC");
  const now = new Date();
  const year = now.getFullYear();
  assert.match(
    moment(Date.UTC(year - 1, 10, 21, 18, 30)),
    new RegExp(`^Nov 21, ${year - 1}, 6:30\\sPM$`),
  );
  assert.match(moment(Date.UTC(year, 0, 2, 3, 4)), /^Jan 2, 3:04\sAM$/);
});

test("a parameter keeps its direction in a right-to-left language", async () => {
  const chinese = LANGUAGES["zh-Hans"];
  chinese.direction = "rtl";
  await speak("zh");
  assert.equal(t("verdict.right", { target: "1/2" }).includes("\u20681/2\u2069"), true);
  assert.equal(listed(["3 × 8"]), "\u20683 × 8\u2069");
  chinese.direction = "ltr";
  await speak("en");
});

test("an unknown code of a newer Python has a general sentence", async () => {
  await speak("en");
  assert.equal(techniqueName("share"), t("statistics.technique.share"));
  assert.equal(techniqueName("telepathy"), t("statistics.technique.other"));
  assert.equal(techniqueName("former-fraction"), t("statistics.technique.other"));
  assert.equal(levelName("hard"), t("level.hard"));
  assert.equal(levelName("fiendish"), t("statistics.technique.other"));
});
