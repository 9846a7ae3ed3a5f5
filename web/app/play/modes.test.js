import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { hand } from "../../testing/hands.js";
import { speak } from "../../testing/languages.js";
import { keyOf } from "../base/words/i18n.ts";
import { totals } from "../me/statistics/summary.ts";
import { readRecords } from "../player/history/record.ts";
import { LAZY_PAGES } from "../shell/lazy-pages.ts";
import { ALL_MODES, aboutKey, isCompared, MODES, modeKey, modeNamed } from "./modes.ts";
import { bestTimes } from "./session/sitting.ts";

await speak("en");

const APP = new URL("../", import.meta.url);

/** The modules that read the table of modes without naming a mode. */
const READERS = [
  "base/address/router.ts",
  "play/game/controls.tsx",
  "play/game/feedback/alternatives.tsx",
  "play/game/feedback/feedback.tsx",
  "play/game/feedback/reveal.ts",
  "play/game/game.ts",
  "play/game/mode/mode-bar.tsx",
  "play/game/mode/mode-choices.tsx",
  "play/game/mode/mode-feedback.tsx",
  "play/game/mode/mode.ts",
  "play/game/play-page.tsx",
  "play/game/stage/level-chip.tsx",
  // `wanted.ts` is left out, because a call to Python has the name of a mode
  ...readdirSync(new URL("table/hand/", APP)).flatMap((name) =>
    name === "wanted.ts" || name.includes(".test.") ? [] : `table/hand/${name}`,
  ),
  "table/hand/played.ts",
  "player/history/record.ts",
  "play/save-record.ts",
  "shell/header.tsx",
  "shell/lazy-pages.ts",
  "shell/page-facts.ts",
  "shell/shell.tsx",
  "play/session/sitting.ts",
  "play/session/summary.ts",
  "me/statistics/recent.tsx",
  "me/statistics/summary.ts",
  "table/playing/hand-table.ts",
  "table/playing/live.ts",
];

test("only a mode's own files contain its name; the shared code of modes does not", () => {
  const names = ALL_MODES.map(({ name }) => name).join("|");
  for (const reader of READERS) {
    const text = readFileSync(new URL(reader, APP), "utf8");
    assert.doesNotMatch(text, new RegExp(`["'\`](${names})["'\`]`), reader);
  }
});

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
