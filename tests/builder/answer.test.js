import assert from "node:assert/strict";
import { test } from "node:test";
import { answer } from "../../web/builder/pyodide/answer.mjs";

const LAST = '{"done": true, "value": 24}';

/** @param {number | null} slices @param {() => string} [last] */
function asked(slices, last = () => LAST) {
  const log = /** @type {string[]} */ ([]);
  const outcomes = [() => '{"done": false}', () => '{"done": false}', last];
  const bridge = {
    begin: (/** @type {string} */ name) => log.push(name),
    advance: () => outcomes.shift()?.(),
    cancel: () => log.push("cancel"),
  };
  const call = { name: "solve", params: "{}", slices, full: false };
  return [answer(/** @type {any} */ (bridge), call), ...log];
}

test("a call runs to its end or is cancelled, and an exception in Python is an answer too", () => {
  assert.deepEqual(asked(null), [LAST, "solve", "cancel"]);
  assert.deepEqual(asked(3), [LAST, "solve", "cancel"]);
  assert.deepEqual(asked(2), [null, "solve", "cancel"]);
  const trap = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  assert.deepEqual(asked(null, trap)[0], "RuntimeError: unreachable");
});
