import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { CONFIRM_WITHIN, createConfirm } from "./confirm.ts";

function begin() {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const done: string[] = [];
  const confirm = createConfirm();
  const press = (what: string) => confirm.press(what, () => done.push(what));
  return { ...confirm, press, done };
}

test("the first press asks, the second acts, and the third asks again", () => {
  const { asked, press, done } = begin();
  press("show");
  assert.deepEqual([asked.value, done], ["show", []]);
  press("show");
  assert.deepEqual([asked.value, done], [null, ["show"]]);
  press("show");
  assert.deepEqual([asked.value, done], ["show", ["show"]]);
});

test("a second press after the time limit is a first press", () => {
  const { asked, press, done } = begin();
  press("show");
  mock.timers.tick(CONFIRM_WITHIN - 1);
  assert.equal(asked.value, "show");
  mock.timers.tick(1);
  assert.equal(asked.value, null);
  press("show");
  mock.timers.tick(CONFIRM_WITHIN - 1);
  press("show");
  assert.deepEqual(done, ["show"]);
});

test("a press for a different action asks again", () => {
  const { asked, press, done, reset } = begin();
  press("mine");
  press("theirs");
  assert.deepEqual([asked.value, done], ["theirs", []]);
  reset();
  press("theirs");
  assert.deepEqual(done, []);
});
