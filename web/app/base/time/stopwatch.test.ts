import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { signal } from "@preact/signals";
import { provide } from "../../../testing/browser.ts";
import { createStopwatch, followVisibility } from "./stopwatch.ts";

const page = Object.assign(new EventTarget(), { hidden: false });
provide("document", page);
followVisibility();

let now = 1000;

mock.timers.enable({ apis: ["setInterval"] });
mock.method(performance, "now", () => now);

function spend(milliseconds: number) {
  now += milliseconds;
  mock.timers.tick(milliseconds);
}

function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

function begin() {
  const wanted = signal(true);
  return { wanted, watch: createStopwatch(() => wanted.value) };
}

test("a clock runs while its condition is true", () => {
  const { wanted, watch } = begin();
  spend(1000);
  assert.equal(watch.elapsed.value, 1000);
  wanted.value = false;
  spend(5000);
  assert.deepEqual([watch.elapsed.value, watch.read()], [1000, 1000]);
  wanted.value = true;
  spend(500);
  assert.equal(watch.elapsed.value, 1500);
});

test("the shown time is updated four times a second, and can be read at any moment", () => {
  const { watch } = begin();
  spend(249);
  assert.equal(watch.elapsed.value, 0);
  assert.equal(watch.read(), 249);
  spend(1);
  assert.equal(watch.elapsed.value, 250);
});

test("a clock that stops keeps fractions of a second", () => {
  const { wanted, watch } = begin();
  spend(1100);
  wanted.value = false;
  assert.equal(watch.elapsed.value, 1100);
});

test("a clock pauses while the page is hidden", () => {
  const { watch } = begin();
  spend(1000);
  hide(true);
  spend(60_000);
  assert.equal(watch.read(), 1000);
  hide(false);
  spend(1000);
  assert.equal(watch.read(), 2000);
});

test("a clock whose condition is false does not start when the page becomes visible", () => {
  const watch = createStopwatch(() => false);
  hide(true);
  hide(false);
  spend(1000);
  assert.equal(watch.read(), 0);
});

test("a clock that is reset continues from zero, or waits at zero", () => {
  const { wanted, watch } = begin();
  spend(1000);
  watch.reset();
  assert.equal(watch.elapsed.value, 0);
  spend(300);
  assert.equal(watch.read(), 300);
  wanted.value = false;
  watch.reset();
  spend(300);
  assert.equal(watch.read(), 0);
});
