import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";
import { wordsOf } from "../../../builder/translations.mjs";
import english from "../../../locales/en.json" with { type: "json" };
import { speak } from "../../../testing/languages.ts";
import type { Key } from "./i18n.ts";

const MISSING = [
  ...["nav.play", "nav.help", "play.check", "play.hint", "play.goal", "hint.solvable"],
  ...["solutions.count", "verdict.right", "level.easy", "daily.streak"],
];

/** Lets the page load the Japanese words, in the bundler's format, with ten of them missing. */
const loader = `
  const { moduleOf, wordsOf } = await import(${JSON.stringify(
    new URL("../../../builder/translations.mjs", import.meta.url).href,
  )});
  const missing = ${JSON.stringify(MISSING)};
  export async function load(url, context, nextLoad) {
    if (!url.endsWith("/locales/ja.json")) return nextLoad(url, context);
    const words = Object.entries(wordsOf("ja")).filter(([key]) => !missing.includes(key));
    const source = moduleOf(Object.fromEntries(words), wordsOf("en"));
    return { format: "module", shortCircuit: true, source };
  }`;
register(`data:text/javascript,${encodeURIComponent(loader)}`);

test("missing translations are English, with English plurals, and marked as English", async () => {
  const { keyOf, languageOf, locale, t } = await import("./i18n.ts");
  assert.equal((await speak("ja")).spoken, "ja");
  assert.equal(locale.value, "ja");
  assert.equal(t("play.show"), wordsOf("ja")["play.show"]);
  assert.equal(languageOf("play.show"), undefined);
  assert.equal(
    t("verdict.right", { target: 24 }),
    english["verdict.right"].replace("{target}", "24"),
  );
  assert.deepEqual(
    [1, 2].map((count) => t("solutions.count", { count })),
    [english["solutions.count"].one, english["solutions.count"].other.replace("{count}", "2")],
  );
  for (const key of MISSING as Key[]) {
    assert.notEqual(t(key, { count: 2 }), "");
    assert.equal(languageOf(key), "en");
    assert.equal(keyOf(key), key);
  }
});
