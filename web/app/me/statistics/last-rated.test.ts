import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "../../../testing/languages.ts";
import { hand } from "../../../testing/records.ts";
import { t } from "../../base/words/i18n.ts";
import { changeWords, lastRated } from "./last-rated.ts";

await speak("en");

test("the last rated hands are counted by level, without hands that do not count", () => {
  const rated = { rated: true, score: 50 };
  const hands = [
    hand({ ...rated, level: "medium" }),
    hand({ ...rated, level: "hard", result: "shown" }),
    hand({ ...rated, level: "easy" }),
    hand({ rated: false, level: "expert" }),
    hand({ ...rated, level: "hard" }),
    hand({ ...rated, level: "easy", result: "left" }),
    hand({ ...rated, level: "hard", result: "none" }),
  ];
  const { count, levels } = lastRated(hands);
  assert.deepEqual(levels, [
    { level: "easy", solved: 1, played: 2 },
    { level: "hard", solved: 2, played: 3 },
  ]);
  assert.equal(
    levels.reduce((sum, { played }) => sum + played, 0),
    count,
  );
});

test("the change by the last five hands is the difference of the shown strengths", () => {
  const changes = [700, 710.4, 720, 715, 730, 742.6, 750.2].map((after, place, all) => {
    const before = all[place - 1] ?? 690;
    return { id: `${place}`, at: place, before, after, error: 1, ceiling: 125 };
  });
  assert.equal(changeWords(changes), t("strength.moved", { count: 5, change: "+40" }));
  assert.equal(changeWords(changes.slice(0, 1)), t("strength.moved", { count: 1, change: "+10" }));
  assert.equal(changeWords([]), "");
});
