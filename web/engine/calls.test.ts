import assert from "node:assert/strict";
import test from "node:test";
import { runCalls } from "./calls.ts";
import { CutError, isCut } from "./errors.ts";

/**
 * A bridge whose jobs take as many slices as their parameters say.
 */
function stubBridge() {
  const jobs: { name: string; left: number }[] = [];
  const log: string[] = [];
  return {
    log,
    begin(name: string, params: string) {
      return jobs.push({ name, left: JSON.parse(params).slices }) - 1;
    },
    advance(id: number, milliseconds: number) {
      const job = jobs[id];
      assert.ok(job);
      assert.ok(milliseconds > 0 && milliseconds < 17, "a slice is shorter than a frame");
      log.push(job.name);
      job.left -= 1;
      return JSON.stringify(
        job.left > 0
          ? { done: false, progress: { done: job.left } }
          : { done: true, value: `${job.name} is done` },
      );
    },
    cancel(id: number) {
      log.push(`cancel ${jobs[id]?.name}`);
    },
  };
}

const unheard = { onTurn() {}, onWork() {} };

test("calls are interleaved, so that a short one does not wait for a long one", async () => {
  const bridge = stubBridge();
  const reports: unknown[] = [];
  const python = runCalls(bridge, {
    ...unheard,
    onWork: (id, work) => reports.push([id, work]),
  });
  const answers = [python.call(1, "long", { slices: 3 }), python.call(2, "short", { slices: 1 })];
  assert.deepEqual(await Promise.all(answers), [
    { value: "long is done" },
    { value: "short is done" },
  ]);
  assert.deepEqual(bridge.log, ["long", "short", "long", "long"]);
  assert.deepEqual(reports, [
    [1, { done: 2 }],
    [1, { done: 1 }],
  ]);
});

test("with several pending calls, the worker reports each call before it runs it", async () => {
  const bridge = stubBridge();
  const python = runCalls(bridge, { ...unheard, onTurn: (id) => bridge.log.push(`turn of ${id}`) });
  await python.call(1, "alone", { slices: 2 });
  assert.deepEqual(bridge.log.splice(0), ["alone", "alone"]);
  await Promise.all([
    python.call(2, "long", { slices: 2 }),
    python.call(3, "short", { slices: 1 }),
  ]);
  assert.deepEqual(bridge.log, ["long", ...["turn of 3", "short"], "long"]);
});

test("a cancelled call ends without a result after its current slice", async () => {
  const bridge = stubBridge();
  const python = runCalls(bridge, unheard);
  const answer = python.call(7, "endless", { slices: 50 });
  python.cancel(7);
  assert.equal(await answer, null);
  assert.deepEqual(bridge.log, ["endless", "cancel endless"]);
  python.cancel(99);
});

test("a failed call does not count as running", async () => {
  const bridge = { ...stubBridge(), advance: () => "no JSON" };
  const python = runCalls(bridge, unheard);
  await assert.rejects(python.call(1, "broken", { slices: 1 }), SyntaxError);
});

const trap = (): never => {
  throw new WebAssembly.RuntimeError("unreachable");
};

test("a call that reaches removed code reports it, whether in its start, its first slice or a later slice", async () => {
  const stub = stubBridge();
  const advance = (job: number, milliseconds: number) =>
    stub.log.length < 2 ? stub.advance(job, milliseconds) : trap();
  for (const bridge of [
    { ...stub, begin: trap },
    { ...stub, advance: trap },
    { ...stub, advance },
  ]) {
    const python = runCalls(bridge, unheard);
    await assert.rejects(python.call(1, "long", { slices: 5 }), { name: "CutError" });
  }
  assert.deepEqual(stub.log, ["long", "long"]);
});

test("a removed function is recognized by its trap, in every browser's wording", () => {
  for (const message of [
    "unreachable", // Chromium
    "unreachable executed", // Firefox
    "Unreachable code should not be executed (evaluating 'wasm')", // Safari
  ]) {
    assert.ok(isCut(new WebAssembly.RuntimeError(message)));
  }
  assert.ok(isCut(new CutError("unreachable")));
  assert.ok(isCut(Object.assign(new Error("unreachable"), { name: "CutError" })));
  for (const other of [
    new WebAssembly.RuntimeError("memory access out of bounds"),
    new Error("unreachable"),
    Object.assign(new Error("unreachable"), { name: "PythonError" }),
    "unreachable",
    null,
  ]) {
    assert.ok(!isCut(other));
  }
});
