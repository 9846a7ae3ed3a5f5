import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { startPython } from "../../web/app/core/engine.ts";
import { choose } from "../../web/app/core/settings.ts";
import { createCombining } from "../../web/app/game/combining/combining.ts";
import { createSteps } from "../../web/app/game/combining/steps.ts";
import { createAnswer } from "../../web/app/game/round/answer.ts";
import { createOutcome } from "../../web/app/game/round/outcome.ts";
import { signal } from "../../web/testing.js";
import { openAt, openStorage, openWindow } from "./browser.js";
import { answering, settle } from "./python.js";
import { lying, stubTable } from "./table.js";

/** A referee that accepts 3 times 8. */
function rule(/** @type {string} */ name, /** @type {any} */ { left, operator, right, text }) {
  if (name === "combine") return { text: `${left}${operator}${right}`, value: "?", mixed: null };
  if (name === "claim_no_solution") return { ok: false, code: "has-solution" };
  return { ok: text === "3*8", code: text === "3*8" ? "right" : "wrong-value" };
}

beforeEach(() => {
  openAt();
  openStorage();
  openWindow();
  startPython(answering(rule));
});

/** @param {"type" | "combine"} input */
function begin(input) {
  choose("input", input);
  const table = stubTable(lying([3, 8]));
  const answer = createAnswer(table);
  const steps = createSteps(table);
  const went = /** @type {string[]} */ ([]);
  const goals = { isOpen: signal(false) };
  const play = signal({ solvable: false });
  const mode = { play, next: () => went.push("next") };
  const game = { table, answer, steps, goals, mode, input: signal(input) };
  const outcome = createOutcome(
    /** @type {Parameters<typeof createOutcome>[0]} */ (/** @type {unknown} */ (game)),
  );
  const { checkCombined: judge } = answer;
  const combining = createCombining({ table, steps, judge, frozen: outcome.won });
  return { ...game, ...outcome, combining, went };
}

test("a wrong verdict goes when the step is undone, and a step done again is judged again", async () => {
  const { answer, combining } = begin("combine");
  const judged = () => answer.verdict.value?.text;
  await combining.combine(0, "+", 1, 1);
  await settle();
  assert.equal(judged(), "3+8");
  combining.undo();
  assert.equal(judged(), undefined);
  combining.redo();
  await settle();
  assert.equal(judged(), "3+8");
});

test("a hand won by combining is frozen", async () => {
  const { answer, combining, won, claimNone } = begin("combine");
  await combining.combine(0, "*", 1, 1);
  await settle();
  const verdict = answer.verdict.value;
  assert.ok(won.value);
  combining.undo();
  combining.choose(1);
  combining.drop(1, 0);
  claimNone();
  await settle();
  assert.equal(answer.verdict.value, verdict);
  assert.deepEqual([combining.canUndo.value, combining.canRedo.value], [false, false]);
  assert.deepEqual([combining.steps.remaining.value.length, combining.offer.value], [1, null]);
});

test("nobody claims that a hand has no solution where its mode or its deal says that it has", async () => {
  const { table, answer, mode, claimNone } = begin("type");
  const code = () => answer.verdict.value?.code;
  table.hand.value = { ...table.hand.value, solvable: true };
  claimNone();
  await settle();
  assert.equal(code(), undefined);
  table.hand.value = { ...table.hand.value, solvable: false };
  mode.play.value = { solvable: true };
  claimNone();
  await settle();
  assert.equal(code(), undefined);
  mode.play.value = { solvable: false };
  table.hand.value = { ...table.hand.value, solvable: false };
  claimNone();
  await settle();
  assert.equal(code(), "has-solution");
});

test("a typed answer that has won is not judged again, nor is a claim: the next hand follows", async () => {
  const { answer, won, submit, claimNone, went } = begin("type");
  answer.text.value = "3*8";
  submit();
  await settle();
  const verdict = answer.verdict.value;
  assert.ok(won.value);
  claimNone();
  await settle();
  assert.equal(answer.verdict.value, verdict);
  assert.deepEqual(went, []);
  submit();
  assert.deepEqual(went, ["next"]);
});
