import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { speak } from "../../testing/languages.ts";
import { hand } from "../../testing/records.ts";
import { keyOf } from "../base/words/i18n.ts";
import { totals } from "../me/statistics/summary.ts";
import { readRecords } from "../player/history/storage/record.ts";
import { LAZY_PAGES } from "../shell/lazy-pages.ts";
import { ALL_MODES, aboutKey, isCompared, MODES, modeKey, modeNamed } from "./modes.ts";
import { bestTimes } from "./session/session.ts";

await speak("en");

/** A document with all styles, as in the one-file edition. */
Object.assign(globalThis, { document: { getElementById: () => null } });

const APP = new URL("../", import.meta.url);

test("each folder with a mode is in the list, and no two modes share a name, words or a page", () => {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  const names = ALL_MODES.map(({ name }) => name);
  assert.deepEqual(
    files.flatMap((file) => /^play\/modes\/(\w+)\/mode\.tsx?$/.exec(file)?.[1] ?? []).sort(),
    [...names].sort(),
  );
  for (const facts of [names, ALL_MODES.map(({ words }) => words)]) {
    assert.equal(new Set(facts).size, ALL_MODES.length);
  }
  const routes = ALL_MODES.flatMap(({ page }) => page?.route ?? []);
  assert.equal(new Set(routes).size, routes.length);
});

for (const mode of MODES) {
  test(`${mode.name}: the mode has its words, its picture and its page`, async () => {
    for (const key of [modeKey(mode), aboutKey(mode), ...(mode.help ?? [])]) {
      assert.ok(keyOf(key), key);
    }
    for (const part of [mode.Picture, mode.page && LAZY_PAGES[mode.page.route]]) {
      await part?.load();
      assert.notEqual(part?.loaded.value, null);
    }
  });
}

test('a record of an unknown mode is unchanged, and its mode is shown as "other"', () => {
  const strange = hand({ mode: "of-tomorrow", level: "hard" });
  const { hands, refused } = readRecords(JSON.parse(JSON.stringify([strange])));
  assert.deepEqual([hands, refused], [[strange], []]);
  assert.equal(modeKey(modeNamed(strange.mode)), "mode.other");
});

test("times are compared only in known modes that allow it", () => {
  const modes = [...MODES.map(({ name }) => name), "of-tomorrow"];
  const hands = modes.map((mode, place) => hand({ mode, numbers: [1, 1, 1, place + 1] }));
  const compared = MODES.filter(({ bests }) => bests).map(({ name }) => name);
  assert.deepEqual(
    hands.filter(isCompared).map(({ mode }) => mode),
    compared,
  );
  assert.deepEqual([...bestTimes(hands.filter(isCompared)).values()], [12_000]);
  assert.equal(bestTimes(hands.filter((each) => !isCompared(each))).size, 0);
  assert.equal(totals(hands.filter((each) => !isCompared(each))).median, null);
});
