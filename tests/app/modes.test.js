import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { keyOf } from "../../web/app/core/i18n.js";
import { readRecords, toRecords } from "../../web/app/history/record.js";
import { aboutKey, isCompared, MODES, modeKey, modeNamed } from "../../web/app/modes/modes.js";
import { bestTimes } from "../../web/app/sitting/sitting.js";
import { totals } from "../../web/app/stats/summary.js";
import { hand } from "./hands.js";
import { speak } from "./languages.js";

await speak("en");

const APP = new URL("../../web/app/", import.meta.url);

/** What reads the table of modes, and names none of them. */
const READERS = [
  "core/router.js",
  "game/controls.jsx",
  "game/feedback/alternatives.jsx",
  "game/feedback/feedback.jsx",
  "game/feedback/reveal.js",
  "game/game.js",
  "game/modes/goals.js",
  "game/modes/mode-bar.jsx",
  "game/modes/mode-choices.jsx",
  "game/modes/mode-feedback.jsx",
  "game/modes/mode.js",
  "game/play-page.jsx",
  "game/round/hand-clock.js",
  "game/round/outcome.js",
  "game/round/played-hand.js",
  "game/round/round.js",
  "game/round/save-record.js",
  "game/table/level-chip.jsx",
  "history/played.js",
  "history/record.js",
  "shell/header.jsx",
  "shell/more-menu.jsx",
  "shell/pages.js",
  "shell/shell.jsx",
  "sitting/sitting.js",
  "sitting/summary.js",
  "stats/recent.jsx",
  "stats/summary.js",
];

test("a mode is named in its own files alone, not where modes are read", () => {
  const names = MODES.map(({ name }) => name).join("|");
  for (const reader of READERS) {
    const text = readFileSync(new URL(reader, APP), "utf8");
    assert.doesNotMatch(text, new RegExp(`["'\`](${names})["'\`]`), reader);
  }
});

test("every folder of modes is in the table, and no two modes share a name, words or a page", () => {
  const folders = readdirSync(new URL("modes/", APP), { withFileTypes: true });
  const names = MODES.map(({ name }) => name);
  assert.deepEqual(
    folders.filter((each) => each.isDirectory()).map(({ name }) => name),
    [...names].sort(),
  );
  for (const facts of [names, MODES.map(({ words }) => words)]) {
    assert.equal(new Set(facts).size, MODES.length);
  }
  const routes = MODES.flatMap(({ page }) => page?.route ?? []);
  assert.equal(new Set(routes).size, routes.length);
});

for (const mode of MODES) {
  test(`${mode.name}: its words, its picture and its page are there`, async () => {
    for (const key of [modeKey(mode), aboutKey(mode), ...(mode.help ?? [])]) {
      assert.ok(keyOf(key), key);
    }
    for (const part of [mode.Picture, mode.page?.Page]) {
      await part?.load();
      assert.notEqual(part?.loaded.value, null);
    }
  });
}

test("a record of a mode that is not known is kept as it is, and told as another", () => {
  const strange = hand({ mode: "of-tomorrow", level: "hard" });
  const { hands, refused } = readRecords(JSON.parse(JSON.stringify(toRecords([strange]))));
  assert.deepEqual([hands, refused], [[strange], []]);
  assert.equal(modeKey(modeNamed(strange.mode)), "mode.other");
});

test("times are compared in the modes that say so, and in no unknown one", () => {
  const modes = [...MODES.map(({ name }) => name), "of-tomorrow"];
  const hands = modes.map((mode, place) =>
    hand({ mode, level: mode, numbers: [1, 1, 1, place + 1] }),
  );
  const compared = MODES.filter(({ bests }) => bests).map(({ name }) => name);
  assert.deepEqual(
    hands.filter(isCompared).map(({ mode }) => mode),
    compared,
  );
  assert.deepEqual([...bestTimes(hands).keys()], compared);
  assert.equal(totals(hands.filter((each) => !isCompared(each))).median, null);
});
