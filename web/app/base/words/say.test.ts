import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { announcements, say, sayAgain } from "./say.ts";

test("an announcement waits for the focus, stays for a while, and can be repeated", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const words = () => announcements.value.map((each) => each.words);
  say("Right!");
  say("");
  say("Stop!", { urgent: true });
  assert.deepEqual(words(), []);
  mock.timers.tick(100);
  assert.deepEqual(words(), ["Right!", "Stop!"]);
  sayAgain();
  mock.timers.tick(100);
  assert.deepEqual(words(), ["Right!", "Stop!", "Stop!"]);
  const serials = announcements.value.map(({ serial }) => serial);
  assert.equal(new Set(serials).size, 3);
  mock.timers.tick(5000);
  assert.deepEqual(words(), []);
  mock.timers.reset();
});
