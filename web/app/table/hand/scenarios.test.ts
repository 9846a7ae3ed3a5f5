import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { deal, linked } from "../../../testing/deals.ts";
import { Player } from "../../../testing/player.ts";
import { BUZZED, closest, DAILY, ENDLESS, FIND, lesson } from "../../../testing/rules.ts";
import { push, replay } from "./log.ts";
import { decode, encode } from "./trail.ts";
import type { Act, Deal } from "./types.ts";
import { candidate, claimable, hintsOf, isFrozen, isWon, tilesOf, timeOf } from "./views.ts";
import { wanted } from "./wanted.ts";

const lies = (player: Player) => tilesOf(player.state).map((tile) => tile?.text ?? null);

test("an endless hand is combined, undone, redone, hinted, left, restored, typed and won", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player
    .spend(9000)
    .act(
      { type: "chose", place: 2 },
      { type: "signed", operator: "/" },
      { type: "chose", place: 0 },
    )
    .settle();
  assert.deepEqual(lies(player), ["8/3", "3", null, "8"]);
  player.spend(3000).act({ type: "signed", operator: "-" }, { type: "chose", place: 1 });
  assert.deepEqual(lies(player), [null, "8/3-3", null, "8"]);
  player.act({ type: "undone", count: 1 });
  assert.deepEqual(lies(player), ["8/3", "3", null, "8"]);
  player
    .act({ type: "redone" }, { type: "undone", count: 1 }, { type: "hinted", by: "combine" })
    .settle();
  assert.equal(hintsOf(player.state, "combine").length, 1);
  const before = structuredClone(player.state);

  player.open(deal([1, 2, 3, 4]), ENDLESS);
  assert.deepEqual([player.t, player.state.text, player.records], [0, "", []]);
  player.spend(1500).back();
  assert.deepEqual(player.state, before);
  assert.deepEqual([player.t, player.records], [12_000, []]);

  player.spend(8000).act({ type: "typed", text: "8" }, { type: "typed", text: "8/(3-8/3)" });
  player.act({ type: "submitted", by: "type", text: "8/(3-8/3)" }).settle();
  assert.ok(isWon(player.state) && isFrozen(player.state));
  const [record, ...more] = player.records;
  assert.deepEqual(more, []);
  assert.ok(record);
  const { result, milliseconds, hints, wrong, input, text, rated } = record;
  assert.deepEqual(
    [result, milliseconds, hints, wrong, input, text, rated],
    ["solved", 20_000, 1, 0, "type", "8/(3-8/3)", true],
  );
  const kinds = decode(record.trail ?? "", player.state.deal.cards)?.map(({ type }) => type);
  assert.deepEqual(kinds, ["step", "step", "undo", "redo", "undo", "hint", "back", "answer"]);
});

test("leaving a hand counts once the player touches the next hand", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player.act({ type: "typed", text: "8" }).open(deal([1, 2, 3, 4]), ENDLESS);
  assert.equal(player.records.length, 0);
  player.act({ type: "typed", text: "1" });
  assert.deepEqual(
    player.records.map(({ result, rated }) => [result, rated]),
    [["left", true]],
  );
  assert.equal(player.shelf.left.length, 0);
});

test("the hands that were left return in reverse order, and a named technique counts as a hint", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player
    .act({ type: "typed", text: "8" })
    .open(deal([1, 2, 3, 4]), ENDLESS)
    .spend(5000)
    .open(deal([5, 5, 5, 1]), ENDLESS);
  player.back();
  assert.deepEqual([player.state.deal.numbers, player.t], [[1, 2, 3, 4], 5000]);
  player.name().back();
  assert.deepEqual([player.state.text, player.state.hints], ["8", 1]);
});

test("a daily hand counts every look, also an undone look, and has one clock", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player
    .act({ type: "typed", text: "8" })
    .open(deal([5, 5, 5, 1], { key: "daily" }), DAILY)
    .spend(500)
    .back();
  assert.equal(player.state.text, "8");
  assert.deepEqual(
    player.records.map(({ milliseconds }) => milliseconds),
    [500],
  );
  player
    .open(deal([5, 5, 5, 1], { key: "daily" }), DAILY)
    .act({ type: "typed", text: "5" })
    .spend(700);
  player.open(deal([1, 2, 3, 4]), ENDLESS);
  assert.equal(player.shelf.left.length, 0);
  assert.deepEqual(
    player.records.map(({ result, milliseconds, rated }) => [result, milliseconds, rated]),
    [
      ["left", 500, false],
      ["left", 0, true],
      ["left", 700, false],
    ],
  );
});

test("a daily hand refuses the claim that it has no solution", () => {
  const player = new Player(deal([3, 3, 8, 8]), DAILY);
  player.act({ type: "claimed", by: "type" });
  assert.equal(player.state.asked, null);
});

test("closest counts wants whole values, accepts any card as answer, and requests the best answer", () => {
  const player = new Player(
    deal([25, 50, 75, 100, 3, 6], { target: "952", difficulty: null }),
    closest(true),
    () => "closest",
  );
  player.act({ type: "joined", first: 4, operator: "-", second: 5, onto: 5 });
  assert.deepEqual([player.state.fault?.code, player.state.done], ["not-whole", 0]);
  player
    .act({ type: "joined", first: 5, operator: "+", second: 4, onto: 4 })
    .act({ type: "joined", first: 3, operator: "*", second: 4, onto: 4 });
  assert.equal(player.state.asked, null);
  assert.equal(candidate(player.state)?.text, "100*(6+3)");
  player.act({ type: "joined", first: 4, operator: "+", second: 1, onto: 4 });
  player
    .spend(30_000)
    .act({ type: "submitted", by: "combine", text: candidate(player.state)?.text ?? "" })
    .settle();
  assert.deepEqual(player.state.outcome, {
    stars: 2,
    distance: "2",
    text: "100*(6+3)+50",
    value: "950",
    given: true,
  });
  assert.equal(player.state.best.phase, "done");
  assert.deepEqual(
    player.records.map(({ result, input, text, milliseconds }) => [
      result,
      input,
      text,
      milliseconds,
    ]),
    [["solved", "combine", "100*(6+3)+50", 30_000]],
  );
  player.act({ type: "undone", count: 1 }, { type: "submitted", by: "type", text: "100" });
  assert.equal(player.state.done, 3);
});

test("closest counts: a player gives up, and the hand returns without a record", () => {
  const lost = new Player(deal([25, 50, 75, 100, 3, 6], { target: "952" }), closest(true));
  lost.act({ type: "gave-up" }).settle();
  assert.deepEqual(
    [lost.state.outcome?.given, lost.records[0]?.result, lost.records[0]?.input],
    [false, "shown", undefined],
  );
  const again = new Player(deal([25, 50, 75, 100, 3, 6], { target: "952" }), closest(true));
  again
    .act({
      type: "recalled",
      outcome: { stars: 2, distance: "2", text: "x", value: "950", given: true },
    })
    .settle();
  assert.deepEqual(
    [isFrozen(again.state), again.records.length, again.state.best.phase],
    [true, 0, "done"],
  );
});

test("a lesson goes on after an answer of another technique, gives two cues, and ends when it shows the solution", () => {
  const player = new Player(deal([3, 3, 8, 8]), lesson("eight-three"), () => "lesson");
  player.act(
    { type: "hinted", by: "type" },
    { type: "hinted", by: "type" },
    { type: "hinted", by: "type" },
  );
  assert.equal(player.state.hints, 2);
  player
    .act({ type: "typed", text: "8/(3-8/3)" }, { type: "submitted", by: "type", text: "8/(3-8/3)" })
    .settle();
  assert.deepEqual([player.state.verdict?.code, player.state.result], ["other-technique", null]);
  player.act({ type: "gave-up" });
  assert.equal(player.state.result, "shown");
  const other = new Player(deal([1, 1, 1, 8]), lesson("eight-three"));
  other
    .act({ type: "typed", text: "8*(1+1+1)" }, { type: "submitted", by: "type", text: "8*(1+1+1)" })
    .settle();
  assert.deepEqual([other.state.result, other.records.length], ["solved", 1]);
  assert.equal(player.records.length, 1);
});

test("find all puts each right answer in its slot, marks a repeat, and ends with the last solution", () => {
  const player = new Player(deal([3, 3, 8, 8]), FIND);
  const give = (text: string) =>
    player.act({ type: "typed", text }, { type: "submitted", by: "type", text }).settle();
  give("8/(3-8/3)");
  assert.deepEqual(
    [player.state.hunt.found.length, player.state.text, player.state.result],
    [1, "", null],
  );
  give("8/(3-8/3)");
  assert.equal(player.state.hunt.repeat?.known, "8/(3-8/3)");
});

test("a race ends with a wrong answer, but not with an unreadable answer", () => {
  const player = new Player(deal([3, 3, 8, 8]), BUZZED);
  player.act({ type: "submitted", by: "type", text: "3+(" }).settle();
  assert.equal(player.state.result, null);
  player.act({ type: "submitted", by: "type", text: "3+3+8+8" }).settle();
  assert.equal(player.state.result, "left");
});

test("an answer waits until the link is read; an answer to an unreadable hand returns the fault of the hand", () => {
  const player = new Player(linked([3, 3, 8, 8]), ENDLESS);
  player.act(
    { type: "typed", text: "8/(3-8/3)" },
    { type: "submitted", by: "type", text: "8/(3-8/3)" },
  );
  assert.deepEqual(
    wanted(player.state).map(({ call }) => call),
    ["read"],
  );
  player.act({
    type: "failed",
    call: "read",
    key: "",
    error: { code: "bad-hand-symbol", params: {} },
  });
  assert.deepEqual([player.state.verdict?.code, player.state.asked], ["bad-hand-symbol", null]);
});

test("a reload restores everything, and the hand goes on counting", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player
    .act(
      { type: "joined", first: 0, operator: "+", second: 1, onto: 1 },
      { type: "hinted", by: "combine" },
    )
    .settle();
  player.spend(4000).act({ type: "typed", text: "8" });
  player.spend(2500);
  const before = player.state;
  const unfinished = player.reload(90_000);
  assert.deepEqual([unfinished?.result, unfinished?.milliseconds], ["left", 6500]);
  assert.deepEqual({ ...player.state, t: before.t }, before);
  assert.equal(player.t, 6500);
  player.act({ type: "submitted", by: "type", text: "8/(3-8/3)" }).settle();
  assert.deepEqual([player.records[0]?.result, player.records[0]?.rated], ["solved", true]);
});

test("the time without a page counts if the hand has one clock", () => {
  const player = new Player(deal([3, 3, 8, 8]), DAILY);
  player.spend(4000).act({ type: "typed", text: "8" });
  player.reload(90_000);
  assert.equal(player.t, 94_000);
  player.act({ type: "submitted", by: "type", text: "8/(3-8/3)" }).settle();
  player.reload(90_000);
  assert.deepEqual([player.t, player.records[0]?.milliseconds], [94_000, 94_000]);
});

test("a solved hand ends at the time of its answer, even if Python judges it late", () => {
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(60_000), fc.boolean(), (spent, late, reloads) => {
      const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
      player.spend(spent).act({ type: "submitted", by: "type", text: "8/(3-8/3)" }).spend(late);
      if (reloads) player.reload(0);
      player.settle();
      const [record] = player.records;
      assert.deepEqual([record?.milliseconds, timeOf(player.state)], [spent, spent]);
    }),
    { numRuns: 100 },
  );
});

test("a second press clears a selection, and no hint is counted if no hint is left", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player.act({ type: "chose", place: 1 }, { type: "chose", place: 1 });
  assert.equal(player.state.chosen, null);
  for (let turn = 0; turn < 9; turn += 1) player.act({ type: "hinted", by: "type" }).settle();
  assert.deepEqual([hintsOf(player.state, "type").length, player.state.hints], [5, 5]);
});

test("a repeated text adds no event, and the clock does not go back", () => {
  let { log } = new Player(deal([3, 3, 8, 8]), ENDLESS);
  log = push(log, { type: "typed", t: 900, text: "8" });
  assert.equal(push(log, { type: "typed", t: 950, text: "8" }), log);
  assert.equal(push(log, { type: "typed", t: 20, text: "88" }).state.t, 900);
});

test("closing the page does not count as leaving", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player.act({ type: "typed", text: "8" }).open(deal([6, 6, 6, 6]), ENDLESS);
  player.reload();
  assert.deepEqual(
    player.records.map(({ result, rated }) => [result, rated]),
    [["left", false]],
  );
});

test("the first wrong step is not marked if the hand may have no solution", () => {
  const player = new Player(deal([3, 3, 8, 8], { solvable: false }), ENDLESS);
  player.act({ type: "submitted", by: "type", text: "3+3+8+8" });
  player.settle();
  assert.equal(player.state.repair, null);
});

test("a long trail is truncated, and its times do not drift", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  for (let turn = 0; turn < 100; turn += 1) {
    player.spend(1000).act({ type: "joined", first: 0, operator: "+", second: 1, onto: 1 });
    player.spend(1000).act({ type: "undone", count: 1 });
  }
  const read = decode(encode(player.log), player.state.deal.cards);
  assert.deepEqual([read?.at(-1)?.type, read?.length], ["cut", 120]);
  const last = read?.at(-2);
  assert.ok(last && Math.abs(last.t - 1000 * ((read?.length ?? 0) - 1)) < 100, `${last?.t}`);
});

test("a difference after a minus is in brackets", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player.act({ type: "joined", first: 0, operator: "-", second: 1, onto: 1 });
  player.act({ type: "joined", first: 2, operator: "-", second: 1, onto: 1 });
  assert.equal(lies(player)[1], "8-(3-3)");
});

test("a text that was typed and deleted has touched the hand, also when the log is replayed", () => {
  const { log } = new Player(deal([3, 3, 8, 8]), ENDLESS).act(
    { type: "typed", text: "8" },
    { type: "typed", text: "" },
  );
  assert.ok(log.state.touched);
  assert.ok(replay(log.deal, log.rules, log.events).touched);
});

test("a text that is typed again has the time of the last typing, also when the log is replayed", () => {
  const { log } = new Player(deal([3, 3, 8, 8]), ENDLESS)
    .act({ type: "typed", text: "8" }, { type: "chose", place: 1 }, { type: "typed", text: "88" })
    .spend(700)
    .act({ type: "typed", text: "8" });
  assert.equal(log.state.t, 700);
  assert.deepEqual(replay(log.deal, log.rules, log.events), log.state);
});

test("a lesson rejects a wrong answer of any technique", () => {
  const player = new Player(deal([3, 3, 8, 8]), lesson("eight-three"));
  player.act({ type: "submitted", by: "type", text: "3+3+8+8" }).settle();
  assert.equal(player.state.verdict?.code, "wrong-value");
});

test("an untouched hand is recorded after two seconds, and does not count; an unread hand is not recorded", () => {
  for (const [spent, rated] of [
    [1999, []],
    [2000, [false]],
    [600_000, [false]],
  ] as const) {
    const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
    player
      .spend(spent)
      .open(deal([1, 2, 3, 4]), ENDLESS)
      .act({ type: "typed", text: "1" });
    assert.deepEqual(
      player.records.map((record) => record.rated),
      rated,
    );
  }
  const unread = new Player(linked([3, 3, 8, 8]), ENDLESS);
  unread.act({ type: "typed", text: "8" }).open(deal([1, 2, 3, 4]), ENDLESS);
  assert.equal(unread.shelf.left.length, 0);
});

test("closing the page writes an unfinished record only for a touched hand, and the record does not count", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player.spend(90_000);
  assert.equal(player.reload(), null);
  player.act({ type: "typed", text: "8" });
  const unfinished = player.reload();
  assert.deepEqual([unfinished?.result, unfinished?.rated], ["left", false]);
  player.act({ type: "submitted", by: "type", text: "8/(3-8/3)" }).settle();
  assert.equal(player.reload(), null);
  assert.deepEqual([player.records.length, player.state.record], [1, player.records[0]?.id]);
});

test("a hand that was won before starts as won, untouched and without a new record", () => {
  const player = new Player(deal([3, 3, 8, 8]), DAILY);
  const won = { result: "solved", text: "8/(3-8/3)", hints: 1, wrong: 2 } as const;
  player.act({ type: "won-before", ...won });
  const { state, records } = player;
  assert.ok(isWon(state) && isFrozen(state));
  assert.deepEqual([state.hints, state.wrong, state.touched, records], [1, 2, false, []]);
  player.act({ type: "typed", text: "1" });
  assert.equal(player.state.text, won.text);
});

test("without a hand that was left, no technique is named and no hand returns", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  const { shelf } = player;
  assert.equal(player.name().back().shelf, shelf);
});

test("a hand counts for the strength if it was dealt with four cards, 24 and all operators, and no step is shown", () => {
  const step = { left: "3", operator: "*", right: "8", value: "24" } as const;
  const mixed = deal([3, 3, 8, 8]).cards.map((card, place) => (place ? card : { value: "3" }));
  for (const [more, rated] of [
    [{}, true],
    [{ dealt: false }, false],
    [{ step }, false],
    [{ target: "25" }, false],
    [{ operators: "+-*" }, false],
    [{ cards: mixed }, false],
    [{ cards: [{ value: "3" }, { value: "3" }, { value: "8" }, { value: "8" }] }, false],
    [{ cards: deal([3, 3, 8]).cards, numbers: [3, 3, 8] }, false],
    [{ cards: deal([3, 3, 8, 8, 1]).cards, numbers: [3, 3, 8, 8, 1] }, false],
  ] as const) {
    const player = new Player(deal([3, 3, 8, 8], more as Partial<Deal>), ENDLESS);
    player.act({ type: "typed", text: "8" }, { type: "abandoned" });
    const [record] = player.records;
    assert.deepEqual([record?.rated, record?.text, record?.input], [rated, undefined, undefined]);
  }
});

test("a record tells of a wrong claim and of a revealed solution, and of nothing else", () => {
  const factsOf = (...acts: Act[]) => {
    const player = new Player(deal([3, 3, 8, 8], { solvable: false }), ENDLESS);
    for (const act of acts) player.act(act).settle();
    const [record] = player.act({ type: "abandoned" }).records;
    return [record?.misjudged, record?.revealed];
  };
  const claim: Act = { type: "claimed", by: "type" };
  const wrong: Act = { type: "submitted", by: "type", text: "3+3+8+8" };
  const hints = (count: number) => Array<Act>(count).fill({ type: "hinted", by: "type" });
  assert.deepEqual(factsOf(wrong), [undefined, undefined]);
  assert.deepEqual(factsOf(claim, wrong), [true, undefined]);
  assert.deepEqual(factsOf(...hints(4)), [undefined, undefined]);
  assert.deepEqual(factsOf(...hints(5)), [undefined, true]);
});

test('the player cannot claim "no solution" after a solution was found', () => {
  const text = "8/(3-8/3)";
  const player = new Player(deal([3, 3, 8, 8], { solvable: false }), FIND).settle();
  assert.ok(claimable(player.state));
  player.act({ type: "typed", text }, { type: "submitted", by: "type", text }).settle();
  assert.ok(!claimable(player.state));
});

test("a hand that Python has not read has no record, and the record of a right claim has no text", () => {
  const unread = new Player(linked([3, 3, 8, 8]), DAILY);
  unread.act({ type: "typed", text: "8" }, { type: "abandoned" });
  assert.deepEqual(unread.records, []);
  const none = new Player(deal([1, 1, 1, 1], { solvable: false }), ENDLESS);
  none.act({ type: "claimed", by: "type" }).settle();
  const [record] = none.records;
  assert.deepEqual([record?.result, record?.text, record?.input], ["none", undefined, undefined]);
  assert.equal(record?.misjudged, undefined);
});
