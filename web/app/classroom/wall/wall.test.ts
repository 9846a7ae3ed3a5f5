import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Expression, Verdict } from "../../../engine/contract.d.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import type { NamedAnswer } from "../../player/answers/chat-answers.ts";
import { MOST_ARMS, readVotes, type Vote, withArms, withNextVote } from "./nicer.ts";
import {
  emptyWall,
  MOST_ANSWERS,
  readWall,
  turnOver,
  type Wall,
  withAnswers,
  withoutAnswer,
  writeWall,
} from "./wall.ts";
import { inOrder, type Judgement, lostTree, nameOfWay, waysOf } from "./ways.ts";

const HAND: Puzzle = { numbers: ["1", "4", "6", "8"], target: "24" };
const EMPTY = emptyWall(HAND);

const texts = fc.constantFrom("(8-4)*6*1", "6*(8-4)/1", "(8 - 4) * 6 * 1", "8*4-6-1", "4*6*(8-7)");
const names = fc.constantFrom("", "Mia", "MIA", "Ben", "小明");
const OBJECTS = { noNullPrototype: true };
const answers = fc.array(fc.record({ text: texts, name: names }, OBJECTS), { maxLength: 30 });

test("a pasted chat may be pasted again, and every typed answer counts", () => {
  fc.assert(
    fc.property(answers, answers, (first, second) => {
      const once = withAnswers(EMPTY, [...first, ...second], false);
      const twice = withAnswers(once.wall, first, false);
      assert.deepEqual([twice.added, twice.known, twice.left], [0, first.length, 0]);
      assert.deepEqual(twice.wall, once.wall);
      const nameless = first.filter(({ name }) => !name).length;
      assert.equal(withAnswers(once.wall, first, true).added, nameless);
    }),
  );
});

test("a wall has at most so many answers, and says how many are left out", () => {
  const many = Array.from({ length: MOST_ANSWERS + 5 }, () => ({ text: "8*4-6-1", name: "" }));
  const { wall, added, left } = withAnswers(EMPTY, many, true);
  assert.deepEqual([wall.answers.length, added, left], [MOST_ANSWERS, MOST_ANSWERS, 5]);
});

test("one of several equal answers is removed", () => {
  const answer = { text: "8*4-6-1", name: "" };
  const { wall } = withAnswers(EMPTY, [answer, answer, { text: "1", name: "Mia" }], true);
  assert.deepEqual(withoutAnswer(wall, { ...answer }).answers, [
    answer,
    { text: "1", name: "Mia" },
  ]);
  assert.deepEqual(withoutAnswer(wall, { text: "2", name: "" }), wall);
});

test("a card is turned over once", () => {
  const over = turnOver(EMPTY, "6*(8-4)/1");
  assert.deepEqual(over.turned, ["6*(8-4)/1"]);
  assert.deepEqual(turnOver(over, "6*(8-4)/1"), over);
});

const votes = fc.array(
  fc.record(
    {
      left: texts,
      right: fc.option(texts),
      arms: fc.tuple(fc.nat(MOST_ARMS), fc.nat(MOST_ARMS)),
    },
    OBJECTS,
  ),
  { maxLength: 5 },
);

test("what is stored is read again", () => {
  const walls = fc.record({ answers, turned: fc.array(texts), votes });
  fc.assert(
    fc.property(walls, (parts) => {
      const wall: Wall = { hand: { ...HAND, operators: "+-*" }, ...parts };
      assert.deepEqual(readWall(JSON.parse(JSON.stringify(writeWall(wall)))), wall);
    }),
  );
});

test("damaged parts of a stored wall are left out", () => {
  const hand = { hands: "1,4,6,8" };
  const kept = { text: "8*4-6-1", name: "Mia" };
  const stored = {
    hand,
    answers: [kept, null, { text: 3 }, { text: "" }, { text: "1".repeat(101) }],
  };
  assert.deepEqual(readWall(stored), { ...EMPTY, answers: [kept] });
  const many = { hand, answers: Array(999).fill(kept), turned: [1, "a"], votes: [{}, 4] };
  assert.equal(readWall(many)?.answers.length, MOST_ANSWERS);
  assert.deepEqual(readWall(many)?.turned, ["a"]);
  for (const wrong of [null, 3, [], {}, { hand: { hands: "?" } }, { hand: { hands: "1,2_3,4" } }]) {
    assert.equal(readWall(wrong), null);
  }
  assert.equal(readWall({ hand: { hands: "1,2,3,4,5,6" } }), null);
  fc.assert(
    fc.property(fc.anything(), (value) => void readWall({ hand, answers: value, votes: value })),
  );
});

const verdict = (text: string, ok: boolean): Verdict => ({
  ...{ ok, code: ok ? "right" : "wrong-value", counts_as_wrong: !ok, value: ok ? "24" : "23" },
  ...{ mixed: null, span: null, params: {}, expression: { text, value: "24", steps: [] } },
});
const right = (text: string, index: number, code = "two-pairs"): Judgement => ({
  ...{ verdict: verdict(text, true), index, technique: { code: code as "sum", params: {} } },
  lost: null,
});
const wrong = (text: string, lost: number | null): Judgement => ({
  ...{ verdict: verdict(text, false), index: null, technique: null, lost },
});

test("answers of one solution are one way, with every writing and every name", () => {
  const given: NamedAnswer[] = [
    { text: "a", name: "Mia" },
    { text: "b", name: "Ben" },
    { text: "c", name: "" },
    { text: "a", name: "Ann" },
    { text: "x", name: "Tom" },
    { text: "x", name: "" },
    { text: "unjudged", name: "" },
  ];
  const judgements = new Map([
    ["a", right("8-4", 3)],
    ["b", right("6*4", 0, "sum")],
    ["c", right("4-8", 3)],
    ["x", wrong("1+1", 0)],
  ]);
  const { ways, wrong: faults } = waysOf(given, judgements);
  const shown = ways.map((way) => [
    nameOfWay(way),
    way.count,
    way.writings.map((each) => each.answers.map(({ name }) => name)),
  ]);
  assert.deepEqual(shown, [
    ["8-4", 3, [["Mia", "Ann"], [""]]],
    ["6*4", 1, [["Ben"]]],
  ]);
  assert.deepEqual(
    faults.map(({ text, count }) => [text, count]),
    [["x", 2]],
  );
  assert.deepEqual(inOrder(ways, "technique").map(nameOfWay), ["6*4", "8-4"]);
  assert.deepEqual(inOrder(ways, "count").map(nameOfWay), ["8-4", "6*4"]);
});

test("no answer is lost or counted twice", () => {
  const judged = fc.dictionary(texts, fc.option(fc.nat(2)));
  fc.assert(
    fc.property(answers, judged, (given, indexes) => {
      const judgements = new Map(
        Object.entries(indexes).map(([text, index]) => [
          text,
          index === null ? wrong(text, null) : right(text, index),
        ]),
      );
      const { ways, wrong: faults } = waysOf(given, judgements);
      const written = ways.flatMap(({ writings }) => writings.flatMap((each) => each.answers));
      const counted = [...ways, ...faults].reduce((sum, { count }) => sum + count, 0);
      assert.equal(counted, given.filter(({ text }) => judgements.has(text)).length);
      assert.equal(written.length, new Set(written).size);
    }),
  );
});

test("the joint that loses the target is the first step that is not kept", () => {
  const steps: Expression["steps"] = [
    { left: "8", operator: "-", right: "4", value: "4" },
    { left: "4", operator: "+", right: "6", value: "10" },
    { left: "10", operator: "*", right: "1", value: "10" },
  ];
  const expression: Expression = { text: "(8-4+6)*1", value: "10", steps };
  const of = (lost: number | null) => ({
    ...{ text: "", count: 1, lost, verdict: { ...verdict("", false), expression } },
  });
  assert.equal(lostTree(of(1))?.broken.value, "10");
  assert.equal(lostTree(of(0))?.broken.value, "4");
  assert.deepEqual([lostTree(of(3)), lostTree(of(null))], [null, null]);
});

test("the nicer way stays, each way has its vote, and the nicest remains", () => {
  const ways = fc.uniqueArray(fc.string({ maxLength: 5 }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(ways, fc.array(fc.nat(30), { minLength: 20 }), (texts, arms) => {
      let votes: Vote[] = withNextVote([], texts);
      for (let at = 0; at < texts.length - 1; at++) {
        votes = withArms(withArms(votes, 0, arms[2 * at] ?? 0), 1, arms[2 * at + 1] ?? 0);
        votes = withNextVote(votes, texts);
      }
      assert.equal(votes.length, texts.length);
      const compared = votes.slice(0, -1).flatMap(({ left, right }) => [left, right]);
      assert.deepEqual(new Set(compared), new Set(texts));
      const [last, before] = [votes.at(-1), votes.at(-2)];
      assert.equal(last?.right, null);
      const isRight = before && before.arms[1] > before.arms[0];
      assert.equal(last?.left, isRight ? before.right : before?.left);
      assert.equal(withNextVote(votes, texts), votes);
      assert.equal(withNextVote(votes, [...texts, "a new way"]).at(-1)?.right, "a new way");
    }),
  );
});

test("one way has no vote, and arms are bounded", () => {
  assert.deepEqual([withNextVote([], []), withNextVote([], ["a"])], [[], []]);
  const votes = withNextVote([], ["a", "b"]);
  const counts = [-1, 100, 2.7, Number.NaN].map((count) => withArms(votes, 1, count)[0]?.arms[1]);
  assert.deepEqual(counts, [0, MOST_ARMS, 2, 0]);
  assert.deepEqual(
    readVotes([
      { left: "a", right: 3, arms: [1, 2] },
      { left: "a", right: "b" },
    ]),
    [],
  );
});
