import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { settle, stubLaunch } from "../../../testing/stub-python.ts";
import { ask, EngineError, engineState, isAbort, retry, startPython, status } from "./engine.ts";

let { launch, starts } = stubLaunch();

const HAND = { numbers: [3, 3, 8, 8] };

beforeEach(() => {
  ({ launch, starts } = stubLaunch());
  startPython(launch);
});

async function finishStart() {
  const python = starts.at(-1)?.finishStart();
  await settle();
  assert.ok(python);
  return python;
}

async function fail() {
  starts.at(-1)?.fail(new Error("no"));
  await settle();
}

test("a call survives every failed start, and is answered after a successful one", async () => {
  const answer = ask("solve", { numbers: [1] });
  await fail();
  retry();
  await fail();
  assert.equal(engineState.value, "failed");
  retry();
  const { calls } = await finishStart();
  assert.deepEqual(
    [calls.length, calls[0]?.name, calls[0]?.params],
    [1, "solve", { numbers: [1] }],
  );
  calls[0]?.end({ value: 24 });
  assert.equal(await answer, 24);
  assert.deepEqual([engineState.value, status.value.error], ["ready", null]);
});

test("a call after a failed start waits too", async () => {
  await fail();
  const answers = [ask("solve", HAND), ask("rate", HAND)];
  await settle();
  retry();
  const { calls } = await finishStart();
  for (const { name, end } of calls) end({ value: name });
  assert.deepEqual(await Promise.all(answers), ["solve", "rate"]);
});

test("calls in progress during a crash are repeated", async () => {
  const { calls } = await finishStart();
  const answer = ask("solve", HAND);
  await settle();
  assert.equal(calls.length, 1);
  starts[0]?.listener.onCrash(new Error("killed"));
  await settle();
  retry();
  const again = await finishStart();
  again.calls[0]?.end({ value: "again" });
  assert.equal(await answer, "again");
});

test("a call aborted while it waits rejects, and is never sent", async () => {
  const stop = new AbortController();
  const answer = ask("solve", HAND, { signal: stop.signal });
  await fail();
  stop.abort();
  await assert.rejects(answer, isAbort);
  retry();
  const { calls } = await finishStart();
  assert.deepEqual(calls, []);
});

test("errors of the bridge reach the caller", async () => {
  const { calls } = await finishStart();
  const answer = ask("read_hand", { text: "" });
  await settle();
  calls[0]?.end({ error: { code: "bad-hand-empty", params: {}, span: null } });
  await assert.rejects(
    answer,
    (error) => error instanceof EngineError && error.code === "bad-hand-empty",
  );
});

test("only an abort counts as an abort", () => {
  assert.ok(isAbort(new DOMException("", "AbortError")));
  for (const other of [new DOMException("", "QuotaExceededError"), new Error("AbortError"), null]) {
    assert.ok(!isAbort(other));
  }
});
