import assert from "node:assert/strict";
import { test } from "node:test";
import { answer } from "./answer.mjs";
import type { Bridge } from "./bridge.ts";

const LAST = '{"done": true, "value": 24}';

function asked(slices: number | null, last: () => string = () => LAST) {
  const log: string[] = [];
  const outcomes = [() => '{"done": false}', () => '{"done": false}', last];
  const bridge: Bridge = {
    begin: (name) => log.push(name),
    advance: () => outcomes.shift()?.() ?? "",
    cancel: () => log.push("cancel"),
  };
  const call = { name: "solve", params: "{}", slices, full: false };
  return [answer(bridge, call), ...log];
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
