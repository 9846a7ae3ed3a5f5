import assert from "node:assert/strict";
import { test } from "node:test";
import { provide } from "../../../testing/browser.ts";
import { deal, happen, open, openDealt, spend } from "../../../testing/game.ts";
import { settle } from "../../../testing/stub-python.ts";
import { playedHands } from "../../player/history/history.ts";
import { journalHands } from "../../player/history/storage/journal.ts";
import { isUnsaved } from "../../table/playing/over-reload.ts";

const LOG = "twentyfour:log:play";

const seen = ({ answer, combining, live, round }: Awaited<ReturnType<typeof open>>) => ({
  text: answer.text.value,
  verdict: answer.verdict.value?.code,
  steps: combining.done.value,
  lies: combining.tiles.value.map((tile) => tile?.text ?? null),
  hints: live.state.value.hints,
  elapsed: round.elapsed.value,
});

/** A hand with every kind of action. */
async function played() {
  const round = await open();
  round.combining.combine(2, "/", 0, 0);
  await round.hint(1);
  await round.check("wrong-value");
  spend(40_000);
  return round;
}

/** Closes the page, and returns what it stored for the next. */
function stored() {
  happen("pagehide");
  return JSON.parse(sessionStorage.getItem(LOG) ?? "null");
}

test("a reload restores text, verdict, steps, hints and clock, and writes no record", async () => {
  const round = await played();
  const before = seen(round);
  happen("pagehide");
  assert.equal(journalHands().length, 1);
  const again = await open();
  assert.deepEqual(seen(again), before);
  assert.deepEqual(journalHands(), []);
  again.combining.undo();
  assert.equal(again.combining.canRedo.value, true);
});

test("a reload before Python has read the hand lets the next page read it", async () => {
  const opening = open();
  happen("pagehide");
  await opening;
  const again = await open();
  assert.deepEqual(again.table.hand.value.numbers, [3, 3, 8, 8]);
});

test("a hand counts for the strength after a reload", async () => {
  const { table } = await openDealt();
  const { key } = table.hand.value;
  happen("pagehide");
  const { hand } = Object.fromEntries(new URLSearchParams(key.split("?")[1]));
  const again = await open({ hand: hand ?? "" });
  await again.solve();
  assert.deepEqual(
    playedHands.value.map(({ rated }) => rated),
    [true],
  );
});

test("a reload restores a hand that has ended, with its solutions", async () => {
  const round = await open();
  await round.showSolutions();
  happen("pagehide");
  const again = await open();
  await settle();
  assert.deepEqual([again.result.value, again.coach.open.value], ["shown", true]);
  assert.equal(again.coach.search.value.solved?.count, 2);
  await again.solve();
  assert.equal(playedHands.value.length, 1);
});

test("the time without a page counts only for a daily hand", async () => {
  for (const [query, elapsed] of [
    [{ hand: "3,3,8,8", daily: "2026-11-21" }, 100_000],
    [{ hand: "3,3,8,8" }, 40_000],
  ] as const) {
    const round = await open(query);
    round.answer.text.value = "8";
    spend(40_000);
    happen("pagehide");
    spend(60_000);
    playedHands.value = [];
    const again = await open(query);
    assert.equal(again.live.time.value, elapsed);
  }
});

test("a stored log is ignored if it is damaged or has another link or version", async () => {
  await played();
  const log = stored();
  for (const other of [
    { ...log, version: 0 },
    { ...log, deal: { ...log.deal, key: "#/play?hand=1,2,3,4" } },
    { ...log, events: [{ type: "joined" }, 7, null] },
    { ...log, events: "none" },
    { ...log, t: "soon" },
    [],
    7,
  ]) {
    sessionStorage.setItem(LOG, JSON.stringify(other));
    const again = await open();
    assert.deepEqual([again.answer.text.value, again.combining.done.value], ["", 0]);
    assert.equal(sessionStorage.getItem(LOG), null);
  }
});

test("a hidden tab stores its hand, because the browser may discard the tab", async () => {
  const { visible } = await import("../time/stopwatch.ts");
  await played();
  assert.equal(sessionStorage.getItem(LOG), null);
  visible.value = false;
  happen("visibilitychange");
  assert.ok(sessionStorage.getItem(LOG));
  await open();
  assert.ok(sessionStorage.getItem(LOG), "a discarded tab that comes back hidden");
  visible.value = true;
  happen("visibilitychange");
  assert.equal(sessionStorage.getItem(LOG), null);
});

test("play continues if storage is full, and the page warns that a reload loses the steps", async () => {
  provide("sessionStorage", {
    getItem: () => null,
    removeItem() {},
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const round = await openDealt(deal([3, 3, 8, 8]));
  assert.equal(isUnsaved.value, false);
  await round.check("wrong-value");
  assert.equal(isUnsaved.value, true);
  await round.solve();
  assert.equal(round.result.value, "solved");
});
