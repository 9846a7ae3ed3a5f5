import assert from "node:assert/strict";
import { test } from "node:test";
import { lastRated } from "../../web/app/me/last-rated.ts";
import { hand } from "./hands.js";

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
