import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { startPython } from "../../web/app/core/engine.ts";
import { createFind } from "../../web/app/find/find.ts";
import { createAnswer } from "../../web/app/game/round/answer.ts";
import { signal } from "../../web/testing.js";
import { openAt, openStorage } from "./browser.js";
import { answering, settle } from "./python.js";
import { lying, stubTable } from "./table.js";

const SOLUTIONS = ["3*8", "8+8+8"];
const HUNT = "#/play?hand=3,8&find=all";

/** A solver that finds two solutions for a hand. */
function rule(/** @type {string} */ name, /** @type {any} */ { text, found }) {
  if (name === "solve") return { count: 2, solutions: [], nearest: null };
  if (name === "check") return { ok: true, code: "right", expression: { text } };
  const again = found.indexOf(text);
  const index = SOLUTIONS.indexOf(text);
  return again < 0 ? { repeats: null, index } : { repeats: again, explanation: {}, index };
}

beforeEach(() => {
  openAt();
  openStorage();
  startPython(answering(rule));
});

function begin() {
  const table = stubTable(lying([3, 8]));
  const answer = createAnswer(table);
  const isOn = signal(false);
  const game = { table, answer, combining: {}, isOn };
  const find = createFind(
    /** @type {Parameters<typeof createFind>[0]} */ (/** @type {unknown} */ (game)),
  );
  const open = (key = HUNT) => {
    isOn.value = true;
    table.hand.value = lying([3, 8], { key });
    return settle();
  };
  return { find, open, answer };
}

test("the answer with which a hand was won is found from the beginning, and no other is", async () => {
  const { find, open } = begin();
  find.begin(HUNT, "8+8+8");
  await open();
  assert.deepEqual(find.found.value, [{ text: "8+8+8", index: 1 }]);
  await open("#/play?hand=8,3&find=all");
  assert.deepEqual(find.found.value, []);
  await open();
  assert.deepEqual(find.found.value, [{ text: "8+8+8", index: 1 }]);
});

test("the answer that was found from the beginning is a repeat when it is given again", async () => {
  const { find, open, answer } = begin();
  find.begin(HUNT, "8+8+8");
  await open();
  answer.text.value = "8+8+8";
  await answer.check();
  await settle();
  assert.equal(find.repeat.value?.known, "8+8+8");
  answer.text.value = "3*8";
  await answer.check();
  await settle();
  assert.ok(find.complete.value);
});
