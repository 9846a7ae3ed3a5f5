import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openAt, openStorage, openWindow } from "../../../../testing/browser.ts";
import { type Answers, answering, settle } from "../../../../testing/stub-python.ts";
import { lying, tableOn } from "../../../../testing/table.ts";
import { startPython } from "../../../base/python/engine.ts";

const SOLUTIONS = ["3*8", "8+8+8"];
const HUNT = "#/play?hand=3,8&find=all";

/** A solver that finds two solutions for a hand. */
const SOLVER: Answers = {
  solve: () => ({ count: 2, solutions: [], nearest: null }),
  check: ({ text }) => ({ ok: true, code: "right", expression: { text } }),
  recognize({ text, found }) {
    const again = found.indexOf(text);
    const index = SOLUTIONS.indexOf(text);
    return again < 0 ? { repeats: null, index } : { repeats: again, explanation: {}, index };
  },
};

beforeEach(() => {
  openAt();
  openStorage();
  openWindow();
  startPython(answering(SOLVER));
});

const hunted = (known: string[], key = HUNT) => lying([3, 8], { key, known });

async function begin() {
  const game = tableOn(hunted(["8+8+8"]), { goal: "all" });
  await calm();
  return game;
}

async function calm() {
  for (let times = 0; times < 5; times += 1) await settle();
}

test("find all starts with the answer that won the hand, and another hand starts without answers", async () => {
  const { hunt, live } = await begin();
  assert.deepEqual(hunt.value.found, [{ text: "8+8+8", index: 1 }]);
  live.open(hunted([], "#/play?hand=8,3&find=all"));
  await calm();
  assert.deepEqual(hunt.value.found, []);
});

test("the winning answer is a repeat if the player gives it again", async () => {
  const { answer, hunt, hunting, round } = await begin();
  answer.text.value = "8+8+8";
  answer.check();
  await calm();
  assert.equal(hunt.value.repeat?.known, "8+8+8");
  assert.ok(hunting.value);
  answer.text.value = "3*8";
  answer.check();
  await calm();
  assert.deepEqual([hunting.value, round.result.value], [false, "solved"]);
});
