import assert from "node:assert/strict";
import test from "node:test";
import { settle, stubLaunch } from "../testing/stub-python.ts";
import { createEngine, EngineError } from "./client.ts";
import { CutError, StartError } from "./errors.ts";
import type { Status } from "./status.ts";

const HAND = { numbers: [3, 3, 8, 8] };

/** A started engine, with its launches and the states that it has reported. */
function begin() {
  const { launch, starts } = stubLaunch();
  const engine = createEngine(launch);
  const statuses: Status[] = [];
  engine.subscribe((status) => statuses.push(status));
  const states = () => statuses.map(({ state }) => state);
  const latest = () => {
    const start = starts.at(-1);
    assert.ok(start);
    return start;
  };
  const finishStart = async () => {
    const python = latest().finishStart();
    await settle();
    return python;
  };
  return { engine, starts, statuses, states, latest, finishStart };
}

const failure = (code: string) => (error: unknown) => {
  assert.ok(error instanceof EngineError);
  assert.equal(error.code, code);
  return true;
};

const pythonError = (name: string) => Object.assign(new Error("Traceback"), { name });

test("the engine starts at once from the browser's cache, and reports when it is ready", async () => {
  const { engine, starts, statuses, states, finishStart } = begin();
  assert.deepEqual(
    starts.map(({ options }) => options),
    [{ cache: "default" }],
  );
  assert.deepEqual(statuses, [{ state: "loading", stage: "download", fraction: 0, error: null }]);
  await finishStart();
  assert.deepEqual(states(), ["loading", "ready"]);
  assert.equal(engine.status.state, "ready");
  assert.equal(performance.getEntriesByName("twentyfour:engine-ready").length, 1);
});

test("progress is reported during the start and not after it", async () => {
  const { engine, statuses, latest, finishStart } = begin();
  latest().listener.onProgress({ stage: "start", fraction: 0.5 });
  assert.deepEqual(statuses.at(-1), {
    state: "loading",
    stage: "start",
    fraction: 0.5,
    error: null,
  });
  await finishStart();
  const { length } = statuses;
  latest().listener.onProgress({ stage: "start", fraction: 1 });
  assert.equal(statuses.length, length);
  assert.equal(engine.status.fraction, 0.5);
});

test("a call waits for the start and is answered", async () => {
  const { engine, finishStart } = begin();
  const answer = engine.call("solve", { numbers: [3, 3, 8, 8] });
  const { calls } = await finishStart();
  assert.deepEqual(
    calls.map(({ name, params }) => [name, params]),
    [["solve", { numbers: [3, 3, 8, 8] }]],
  );
  calls[0]?.end({ value: 24 });
  assert.equal(await answer, 24);
});

test("answers reach their calls in any order", async () => {
  const { engine, finishStart } = begin();
  const { calls } = await finishStart();
  const names = ["solve", "rate", "hints"] as const;
  const answers = names.map((name) => engine.call(name, HAND));
  await settle();
  assert.equal(new Set(calls.map(({ id }) => id)).size, 3);
  for (const { name, end } of [...calls].reverse()) end({ value: name });
  assert.deepEqual(await Promise.all(answers), ["solve", "rate", "hints"]);
});

test("an error of the bridge rejects with its code, parameters and span", async () => {
  const { engine, states, finishStart } = begin();
  const { calls } = await finishStart();
  const answer = engine.call("read_target", { text: "24" });
  await settle();
  calls[0]?.end({ error: { code: "bad-hand-empty", params: { limit: "8" }, span: [1, 2] } });
  await assert.rejects(answer, (error) => {
    failure("bad-hand-empty")(error);
    const { params, span } = error as EngineError;
    assert.deepEqual([params, span], [{ limit: "8" }, [1, 2]]);
    return true;
  });
  assert.deepEqual(states(), ["loading", "ready"]);
});

test("progress is reported to its own call until the call ends", async () => {
  const { engine, latest, finishStart } = begin();
  const { calls } = await finishStart();
  const heard: unknown[] = [];
  const watch = (name: string) => ({
    onProgress: (work: unknown) => heard.push([name, work]),
  });
  const [first] = [
    engine.call("solve", HAND, watch("a")),
    engine.call("solve", HAND, watch("b")),
    engine.call("read_target", { text: "24" }),
  ];
  await settle();
  const work = { done: 1, total: 2, found: 0 };
  const [a, b, c] = calls.map(({ id }) => id);
  for (const id of [b, a, c, 99]) latest().listener.onWork(id ?? 0, work);
  assert.deepEqual(heard, [
    ["b", work],
    ["a", work],
  ]);
  calls[0]?.end({ value: null });
  await first;
  latest().listener.onWork(a ?? 0, work);
  assert.equal(heard.length, 2);
});

test("an aborted call rejects with the reason and is cancelled in Python", async () => {
  const { engine, finishStart } = begin();
  const { calls, cancelled } = await finishStart();
  const stop = new AbortController();
  const answer = engine.call("solve", HAND, { signal: stop.signal });
  const other = engine.call("rate", HAND);
  await settle();
  const reason = new DOMException("enough", "AbortError");
  stop.abort(reason);
  await assert.rejects(answer, (error) => error === reason);
  assert.deepEqual(cancelled, [calls[0]?.id]);
  calls[0]?.end(null);
  calls[1]?.end({ value: 1 });
  assert.equal(await other, 1);
});

test("a call aborted before the start never reaches Python", async () => {
  const { engine, finishStart } = begin();
  const stop = new AbortController();
  const waiting = engine.call("solve", HAND, { signal: stop.signal });
  stop.abort();
  await assert.rejects(waiting, { name: "AbortError" });
  await assert.rejects(engine.call("solve", HAND, { signal: stop.signal }), { name: "AbortError" });
  const { calls, cancelled } = await finishStart();
  assert.deepEqual([calls, cancelled], [[], []]);
});

test("a failed start reports its cause and rejects waiting and new calls", async () => {
  const { engine, statuses, latest } = begin();
  const waiting = engine.call("solve", HAND);
  const rejected = assert.rejects(waiting, failure("engine-failed"));
  latest().fail(new StartError("download", "status 404"));
  await rejected;
  assert.deepEqual(statuses.at(-1), {
    state: "failed",
    stage: "download",
    fraction: 0,
    error: { code: "download", detail: "status 404" },
  });
  await assert.rejects(engine.call("solve", HAND), failure("engine-failed"));
});

test("each cause of a failed start has its own code; any other is a crash", async () => {
  for (const [name, code] of Object.entries({
    "no-webassembly": "no-webassembly",
    "no-memory": "no-memory",
    download: "download",
    corrupt: "corrupt",
    "too-slow": "too-slow",
    TypeError: "crashed",
    ready: "crashed",
  })) {
    const { engine, latest } = begin();
    latest().fail(Object.assign(new Error("why"), { name }));
    await settle();
    assert.deepEqual(engine.status.error, { code, detail: "why" });
  }
});

test("a retry fetches everything again, and only works after a failure", async () => {
  const { engine, starts, statuses, states, latest, finishStart } = begin();
  engine.retry();
  assert.equal(starts.length, 1);
  latest().fail(new StartError("corrupt", "?"));
  await settle();
  engine.retry();
  assert.deepEqual(
    starts.map(({ options }) => options.cache),
    ["default", "reload"],
  );
  assert.equal(statuses.at(-1)?.error, null);
  engine.retry();
  assert.equal(starts.length, 2);
  const answer = engine.call("solve", HAND);
  const { calls } = await finishStart();
  calls[0]?.end({ value: "again" });
  assert.equal(await answer, "again");
  assert.deepEqual(states(), ["loading", "failed", "loading", "ready"]);
});

test("a crash after the start rejects pending calls and stops Python", async () => {
  const { engine, states, latest, finishStart } = begin();
  const python = await finishStart();
  const pending = [engine.call("solve", HAND), engine.call("rate", HAND)];
  const rejected = pending.map((call) => assert.rejects(call, failure("engine-failed")));
  await settle();
  latest().listener.onCrash(new Error("out of memory"));
  latest().listener.onCrash(new Error("once more"));
  await Promise.all(rejected);
  await settle();
  assert.deepEqual(engine.status.error, { code: "crashed", detail: "out of memory" });
  assert.equal(python.stopped, 1);
  assert.deepEqual(states(), ["loading", "ready", "failed"]);
});

test("an error that breaks Python is a crash; an exception in Python is not a crash", async () => {
  const { engine, finishStart } = begin();
  const { calls } = await finishStart();
  const raised = assert.rejects(
    engine.call("read_target", { text: "24" }),
    failure("engine-error"),
  );
  await settle();
  calls[0]?.crash(pythonError("PythonError"));
  await raised;
  assert.equal(engine.status.state, "ready");
  const broke = assert.rejects(
    engine.call("read_target", { text: "24" }),
    failure("engine-failed"),
  );
  await settle();
  calls[1]?.crash(pythonError("RuntimeError"));
  await broke;
  assert.equal(engine.status.error?.code, "crashed");
});

test("a listener that has unsubscribed gets no more calls", async () => {
  const { engine, finishStart } = begin();
  const statuses: string[] = [];
  const stop = engine.subscribe(({ state }) => statuses.push(state));
  stop();
  await finishStart();
  assert.deepEqual(statuses, ["loading"]);
});

/** A CutError as a worker passes it on. */
const cut = () => Object.assign(new Error("RuntimeError: unreachable"), { name: "CutError" });

test("after a call reaches removed code, the full build gets all pending calls", async () => {
  const { engine, starts, states, finishStart } = begin();
  const cutPython = await finishStart();
  const answers = [
    engine.call("solve", HAND),
    engine.call("rate", HAND),
    engine.call("hints", HAND),
  ];
  await settle();
  cutPython.calls[2]?.end({ value: "before" });
  await settle();
  cutPython.calls[0]?.crash(cut());
  await settle();
  assert.deepEqual(
    starts.map(({ options }) => options.whole ?? false),
    [false, true],
  );
  assert.equal(cutPython.stopped, 1);
  const { calls } = await finishStart();
  assert.deepEqual(
    calls.map(({ name }) => name),
    ["solve", "rate"],
  );
  for (const { name, end } of calls) end({ value: name });
  assert.deepEqual(await Promise.all(answers), ["solve", "rate", "before"]);
  assert.deepEqual(states(), ["loading", "ready", "loading", "ready"]);
});

test("messages of a Python that has reached removed code are ignored", async () => {
  const { engine, starts, finishStart } = begin();
  const { calls } = await finishStart();
  const answers = [
    engine.call("solve", HAND),
    engine.call("rate", HAND),
    engine.call("hints", HAND),
  ];
  await settle();
  calls[0]?.crash(cut());
  calls[1]?.crash(cut());
  calls[2]?.end({ value: "of a broken Python" });
  await settle();
  assert.equal(starts.length, 2);
  const whole = await finishStart();
  for (const { name, end } of whole.calls) end({ value: name });
  assert.deepEqual(await Promise.all(answers), ["solve", "rate", "hints"]);
});

test("a call during the start of the full build waits for it", async () => {
  const { engine, finishStart } = begin();
  const { calls } = await finishStart();
  const first = engine.call("solve", HAND);
  await settle();
  calls[0]?.crash(cut());
  await settle();
  const answers = [first, engine.call("rate", HAND)];
  const whole = await finishStart();
  for (const { name, end } of whole.calls) end({ value: name });
  assert.deepEqual(await Promise.all(answers), ["solve", "rate"]);
});

test("a call aborted during the change to the full build is not repeated", async () => {
  const { engine, finishStart } = begin();
  const { calls } = await finishStart();
  const stop = new AbortController();
  const aborted = assert.rejects(engine.call("solve", HAND, { signal: stop.signal }), {
    name: "AbortError",
  });
  await settle();
  calls[0]?.crash(cut());
  await settle();
  stop.abort();
  await aborted;
  assert.deepEqual((await finishStart()).calls, []);
});

test("without the full build only the calls that need it fail, and may request it later", async () => {
  const { engine, starts, states, latest, finishStart } = begin();
  const { calls } = await finishStart();
  const needy = engine.call("solve", HAND);
  const rejected = assert.rejects(needy, failure("part-missing"));
  const other = engine.call("rate", HAND);
  await settle();
  calls[0]?.crash(cut());
  await settle();
  latest().fail(new StartError("download", "offline"));
  await rejected;
  assert.deepEqual(
    starts.map(({ options }) => options.whole ?? false),
    [false, true, false],
  );
  const again = await finishStart();
  assert.deepEqual(
    again.calls.map(({ name }) => name),
    ["rate"],
  );
  again.calls[0]?.end({ value: "answered" });
  assert.equal(await other, "answered");
  assert.deepEqual(states(), ["loading", "ready", "loading", "ready"]);
  const later = engine.call("solve", HAND);
  await settle();
  again.calls[1]?.crash(cut());
  await settle();
  (await finishStart()).calls[0]?.end({ value: "with a network" });
  assert.equal(await later, "with a network");
});

test("if neither build starts again, waiting calls fail, and a retry starts the first build", async () => {
  const { engine, starts, latest, finishStart } = begin();
  const { calls } = await finishStart();
  const needy = assert.rejects(engine.call("solve", HAND), failure("part-missing"));
  const other = assert.rejects(engine.call("rate", HAND), failure("engine-failed"));
  await settle();
  calls[0]?.crash(cut());
  await settle();
  latest().fail(new StartError("download", "offline"));
  await needy;
  latest().fail(new StartError("no-memory", "?"));
  await other;
  assert.equal(engine.status.error?.code, "no-memory");
  engine.retry();
  assert.deepEqual(starts.at(-1)?.options, { cache: "reload", whole: false });
});

test("a start that reaches removed code continues with the full build", async () => {
  const { engine, starts, latest, finishStart } = begin();
  const answer = engine.call("solve", HAND);
  latest().fail(new WebAssembly.RuntimeError("unreachable"));
  await settle();
  assert.deepEqual(
    starts.map(({ options }) => options.whole ?? false),
    [false, true],
  );
  const { calls } = await finishStart();
  calls[0]?.end({ value: "whole" });
  assert.equal(await answer, "whole");
});

test("a trap in the full build is a crash", async () => {
  const { engine, finishStart } = begin();
  const { calls } = await finishStart();
  const rejected = assert.rejects(engine.call("solve", HAND), failure("engine-failed"));
  await settle();
  calls[0]?.crash(new CutError("unreachable"));
  await settle();
  (await finishStart()).calls[0]?.crash(new CutError("unreachable"));
  await rejected;
  assert.equal(engine.status.error?.code, "crashed");
});
