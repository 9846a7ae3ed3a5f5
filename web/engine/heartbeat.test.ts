import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { provide } from "../testing/browser.ts";
import { type Started, settle, stubLaunch } from "../testing/stub-python.ts";
import { createEngine } from "./client.ts";

const page = { hidden: false };
let now = 0;

beforeEach(() => {
  page.hidden = false;
  provide("document", page);
  mock.timers.enable({ apis: ["setInterval"] });
  mock.method(performance, "now", () => now);
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** @param seconds during which the page is visible and runs */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    now += 1000;
    mock.timers.tick(1000);
    await settle();
  }
}

/** A started engine with an unanswered call. */
async function asked() {
  const { launch, starts } = stubLaunch({ watched: true });
  let restarts = 0;
  const engine = createEngine(launch, () => {
    restarts += 1;
  });
  const finishStart = async () => {
    const started = starts.at(-1)?.finishStart();
    assert.ok(started);
    await settle();
    return started;
  };
  const python = await finishStart();
  const answer = engine.call("solve", { numbers: [3, 3, 8, 8] });
  await settle();
  return { engine, starts, python, answer, finishStart, restarts: () => restarts };
}

test("a Python that hangs is replaced within ten seconds and gets the same calls", async () => {
  const { engine, starts, python, answer, finishStart, restarts } = await asked();
  python.hangs = true;
  await pass(10);
  assert.equal(starts.length, 2);
  assert.equal(python.stopped, 1);
  assert.equal(engine.status.state, "loading");
  const { calls } = await finishStart();
  assert.deepEqual(calls[0]?.params, { numbers: [3, 3, 8, 8] });
  calls[0]?.end({ value: "found" });
  assert.equal(await answer, "found");
  assert.equal(restarts(), 1);
});

test("a working Python is never replaced", async () => {
  const { starts, python, answer } = await asked();
  await pass(600);
  assert.equal(starts.length, 1);
  python.calls[0]?.end({ value: "found" });
  assert.equal(await answer, "found");
});

test("a Python that reports progress is not replaced, even if it does not answer pings", async () => {
  const { starts, python } = await asked();
  python.hangs = true;
  for (let second = 0; second < 60; second++) {
    await pass(1);
    starts[0]?.listener.onWork(1, { computed: second, formulas: 0 });
  }
  assert.equal(starts.length, 1);
});

test("missed answers count only while the page is visible and running", async () => {
  const { starts, python } = await asked();
  python.hangs = true;
  page.hidden = true;
  await pass(60);
  page.hidden = false;
  for (let minute = 0; minute < 10; minute++) {
    now += 60_000;
    mock.timers.tick(1000);
  }
  assert.equal(starts.length, 1);
  await pass(10);
  assert.equal(starts.length, 2);
});

test("without calls nothing is watched", async () => {
  const { starts, python, answer } = await asked();
  python.calls[0]?.end({ value: "found" });
  await answer;
  await settle();
  python.hangs = true;
  await pass(60);
  assert.equal(starts.length, 1);
});

test("a call that hangs repeatedly is rejected, and the next one is answered", async () => {
  const { engine, starts, python, answer, finishStart } = await asked();
  const rejected = assert.rejects(answer, { code: "engine-error" });
  python.hangs = true;
  await pass(10);
  (await finishStart()).hangs = true;
  await pass(10);
  await rejected;
  assert.equal(starts.length, 3);
  const { calls } = await finishStart();
  const next = engine.call("read_target", { text: "24" });
  await settle();
  calls[0]?.end({ value: "0.1.0" });
  assert.equal(await next, "0.1.0");
});

/** The calls of a Python that hangs in one of them as soon as it is executed. */
async function hangIn(
  { starts }: Awaited<ReturnType<typeof asked>>,
  python: Started,
  name: string,
) {
  const call = python.calls.find((each) => each.name === name);
  assert.ok(call);
  starts.at(-1)?.listener.onTurn(call.id);
  python.hangs = true;
  await pass(10);
}

test("only the call that hangs fails; the others are repeated", async () => {
  const world = await asked();
  const { engine, python, answer, finishStart, restarts } = world;
  const hanging = assert.rejects(engine.call("anatomy", { text: "8" }), { code: "engine-error" });
  const late = engine.call("rate", { numbers: [3, 3, 8, 8] });
  await settle();
  await hangIn(world, python, "anatomy");
  await hangIn(world, await finishStart(), "anatomy");
  await hanging;
  const { calls } = await finishStart();
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["solve", "rate"],
  );
  for (const { name, end } of calls) end({ value: name });
  assert.deepEqual(await Promise.all([answer, late]), ["solve", "rate"]);
  assert.equal(restarts(), 2);
});

test("if no call was reported, the oldest unanswered call hangs", async () => {
  const { engine, python, answer, finishStart } = await asked();
  const late = engine.call("rate", { numbers: [3, 3, 8, 8] });
  const hanging = assert.rejects(late, { code: "engine-error" });
  python.calls[0]?.end({ value: "found" });
  assert.equal(await answer, "found");
  const later = engine.call("anatomy", { text: "8" });
  python.hangs = true;
  await pass(10);
  (await finishStart()).hangs = true;
  await pass(10);
  await hanging;
  (await finishStart()).calls[0]?.end({ value: "taken apart" });
  assert.equal(await later, "taken apart");
});

test("the call that an earlier Python reported does not count for the next Python", async () => {
  const world = await asked();
  const { engine, python, answer, finishStart } = world;
  const late = engine.call("anatomy", { text: "8" });
  await settle();
  await hangIn(world, python, "anatomy");
  (await finishStart()).hangs = true; // in the first call, which Python does not report
  await pass(10);
  for (const { name, end } of (await finishStart()).calls) end({ value: name });
  assert.deepEqual(await Promise.all([answer, late]), ["solve", "anatomy"]);
});

test("of several hanging calls each one fails for itself", async () => {
  const world = await asked();
  const { engine, python, answer, finishStart } = world;
  const anatomy = assert.rejects(engine.call("anatomy", { text: "8" }), { code: "engine-error" });
  const solve = assert.rejects(answer, { code: "engine-error" });
  const rate = engine.call("rate", { numbers: [3, 3, 8, 8] });
  await settle();
  await hangIn(world, python, "solve");
  for (const name of ["anatomy", "solve", "anatomy"])
    await hangIn(world, await finishStart(), name);
  await Promise.all([anatomy, solve]);
  (await finishStart()).calls[0]?.end({ value: "rated" });
  assert.equal(await rate, "rated");
});

test("an aborted call that hangs does not affect other calls", async () => {
  const world = await asked();
  const { engine, python, answer, finishStart } = world;
  const stop = new AbortController();
  const aborted = assert.rejects(engine.call("anatomy", { text: "8" }, { signal: stop.signal }), {
    name: "AbortError",
  });
  await settle();
  stop.abort();
  await aborted;
  await hangIn(world, python, "anatomy");
  await hangIn(world, await finishStart(), "solve");
  (await finishStart()).calls[0]?.end({ value: "found" });
  assert.equal(await answer, "found");
});

test("messages of a replaced Python do not affect any call", async () => {
  const world = await asked();
  const { starts, python, answer, finishStart } = world;
  await hangIn(world, python, "solve");
  const again = await finishStart();
  starts[0]?.listener.onTurn(99);
  again.hangs = true;
  const rejected = assert.rejects(answer, { code: "engine-error" });
  await pass(10);
  await rejected;
});
