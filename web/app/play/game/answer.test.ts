import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { settle, stubLaunch } from "../../../testing/stub-python.ts";
import { lying, tableOn } from "../../../testing/table.ts";
import { choose } from "../../base/browser/settings.ts";
import { startPython } from "../../base/python/engine.ts";

let { launch, starts } = stubLaunch();

/** The value of a typed text is asked for after a pause, which would add calls on a busy machine. */
mock.timers.enable({ apis: ["setTimeout"] });

beforeEach(() => {
  ({ launch, starts } = stubLaunch());
  startPython(launch);
});

async function finishStart() {
  const python = starts[0]?.finishStart();
  await settle();
  assert.ok(python);
  return python;
}

const begin = (hand: Parameters<typeof tableOn>[0] = lying([3, 3, 8, 8])) => tableOn(hand);

test("an answer that is given before Python starts is judged once Python has started", async () => {
  const { answer } = begin();
  answer.text.value = "8/(3-8/3)";
  answer.check();
  await settle();
  assert.deepEqual([answer.pending.value, answer.verdict.value], [true, null]);
  const { calls } = await finishStart();
  assert.deepEqual(calls[0]?.params, { numbers: [3, 3, 8, 8], target: "24", text: "8/(3-8/3)" });
  calls[0]?.end({ value: { ok: true, code: "right" } });
  await settle();
  const { t: _, ...verdict } = answer.verdict.value ?? {};
  assert.deepEqual(verdict, {
    ok: true,
    code: "right",
    text: "8/(3-8/3)",
    by: "type",
    n: 1,
  });
  assert.equal(answer.pending.value, false);
});

test("a later check replaces an earlier check, and each verdict is counted", async () => {
  const { calls, cancelled } = await finishStart();
  const { answer } = begin();
  answer.text.value = "1";
  answer.check();
  await settle();
  answer.text.value = "2";
  answer.check();
  await settle();
  assert.deepEqual(cancelled, [calls[0]?.id]);
  calls[1]?.end({ value: { ok: false, code: "unused" } });
  calls[0]?.end({ value: { ok: true, code: "right" } });
  await settle();
  const { text, by, code, n } = answer.verdict.value ?? {};
  assert.deepEqual([text, by, code, n, answer.pending.value], ["2", "type", "unused", 2, false]);
  answer.check();
  await settle();
  calls[2]?.end({ value: { ok: false, code: "unused" } });
  await settle();
  assert.equal(answer.verdict.value?.n, 3);
});

test("another hand clears the answer and the verdict, and cancels the check", async () => {
  const { calls } = await finishStart();
  const { live, answer } = begin();
  answer.text.value = "8";
  answer.check();
  await settle();
  live.open(lying([1, 2, 3, 4]));
  calls[0]?.end({ value: { ok: true, code: "right" } });
  await settle();
  assert.deepEqual(
    [answer.text.value, answer.verdict.value, answer.pending.value],
    ["", null, false],
  );
});

test("the typed text stays when Python reads the hand", () => {
  const { live, answer } = begin(lying([3, 3, 8, 8], { numbers: null }));
  answer.text.value = "8";
  const { cards, numbers, target } = lying([3, 3, 8, 8]);
  const value = { cards, numbers, target };
  live.dispatch({ type: "answered", call: "read", key: "", value });
  assert.deepEqual(live.state.value.deal.numbers, numbers);
  assert.equal(answer.text.value, "8");
});

test("a claim that there is no solution concerns the hand in both input methods", async () => {
  const { calls } = await finishStart();
  const { answer } = begin();
  answer.text.value = "8";
  choose("input", "combine");
  answer.claimNone();
  await settle();
  assert.deepEqual(
    [calls[0]?.name, calls[0]?.params],
    ["claim_no_solution", { numbers: [3, 3, 8, 8], target: "24" }],
  );
  calls[0]?.end({ value: { ok: true, code: "no-solution" } });
  await settle();
  assert.deepEqual([answer.verdict.value?.text, answer.verdict.value?.by], ["", "combine"]);
  choose("input", "type");
});

test("a check of an unreadable hand returns the fault of the hand", async () => {
  const { calls } = await finishStart();
  const { live, answer } = begin(lying([], { numbers: null }));
  const error = { code: "bad-hand-symbol", params: { symbol: "x" } } as const;
  live.dispatch({ type: "failed", call: "read", key: "", error });
  answer.check();
  const { ok, code, params } = answer.verdict.value ?? {};
  assert.deepEqual(
    [ok, code, params, calls.length],
    [false, "bad-hand-symbol", { symbol: "x" }, 0],
  );
});

test("an error of the bridge is shown as a verdict, with the marked part of the text", async () => {
  const { calls } = await finishStart();
  const { answer } = begin();
  answer.check();
  await settle();
  calls[0]?.end({ error: { code: "too-long", params: { limit: "200" }, span: [0, 1] } });
  await settle();
  const { ok, code, params, span } = answer.verdict.value ?? {};
  assert.deepEqual([ok, code, params, span], [false, "too-long", { limit: "200" }, [0, 1]]);
});
