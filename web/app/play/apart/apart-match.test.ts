import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { openAt, openStorage, openWindow } from "../../../testing/browser.ts";
import { type Answers, answering, settle } from "../../../testing/stub-python.ts";
import { route } from "../../base/address/router.ts";
import { choose } from "../../base/browser/settings.ts";
import { engineStarted, startPython } from "../../base/python/engine.ts";
import { winnersOf } from "../match/standing.ts";
import type { HandResult } from "../seats/results.ts";
import { createApartMatch } from "./apart-match.ts";
import { markOfMatch, writeResult } from "./result-code.ts";
import { readStart, startCode } from "./start-code.ts";

/** The milliseconds for which an ended hand is shown. */
const SEEN = 700;

mock.timers.enable({ apis: ["setInterval", "setTimeout", "Date"], now: 1_800_000_000_000 });

const PYTHON: Answers = {
  deal: ({ exclude = [] }) => ({
    numbers: [3, 8 + exclude.length],
    target: `${3 * (8 + exclude.length)}`,
    cards: [3, 8 + exclude.length].map((rank) => ({ rank, suit: "spades" })),
    difficulty: null,
  }),
  check: ({ text, target }) => {
    const [left = 0, right = 0] = text.split("*").map(Number);
    const ok = `${left * right}` === target;
    return { ok, code: ok ? "right" : "wrong-value", counts_as_wrong: !ok, expression: { text } };
  },
};

beforeEach(async () => {
  openAt();
  openStorage();
  openWindow();
  route.value = { name: "there", query: {} };
  choose("input", "type");
  startPython(answering(PYTHON));
  await engineStarted();
});

const open = () => createApartMatch({ page: "there", mode: "m", saveRecord() {} });
type Apart = ReturnType<typeof open>;

async function wait(milliseconds = 0) {
  mock.timers.tick(milliseconds);
  for (let round = 0; round < 10; round++) await settle();
}

async function begin() {
  const apart = open();
  await apart.invite({ level: "easy", count: 5 }, "Ada");
  await wait();
  assert.equal(apart.phase.value, "start");
  apart.begin();
  return apart;
}

async function answer({ table: { table } }: Apart, text: string) {
  table.answer.text.value = text;
  table.answer.check();
  await wait();
}

async function finish(apart: Apart) {
  for (let place = apart.stored.value?.mine.length ?? 0; place < 5; place++) {
    apart.table.giveUp();
    await wait(SEEN);
  }
  assert.equal(apart.phase.value, "done");
}

const solved = (place: number, tenths: number): HandResult => ({
  ...{ ending: "solved", tenths, text: `3*${8 + place}`, trail: "" },
});

/** The codes of another player of this match. */
const codesOf = (apart: Apart, name: string, results: HandResult[]) =>
  writeResult(markOfMatch(apart.stored.value?.code ?? ""), name, results).map(
    (code) => `result=${code}`,
  );

test("each hand is timed from its own cards to its answer, not to its verdict or the next hand", async () => {
  const apart = await begin();
  await wait(1234);
  await answer(apart, "3+8");
  await wait(1000);
  await answer(apart, "3*8");
  await wait(SEEN);
  mock.timers.tick(500);
  await answer(apart, "3*9");
  const { mine = [] } = apart.stored.value ?? {};
  assert.deepEqual(
    mine.map(({ ending, tenths, text }) => [ending, tenths, text]),
    [
      ["solved", 22, "3*8"],
      ["solved", 5, "3*9"],
    ],
  );
});

test("the next page continues with what is stored, and its clock goes on", async () => {
  const apart = await begin();
  await answer(apart, "3*8");
  await wait(SEEN);
  const later = open();
  await wait(9000);
  assert.equal(later.deals.value, null);
  later.open(null);
  await wait();
  assert.deepEqual(later.stored.value, apart.stored.value);
  assert.equal(later.phase.value, "playing");
  later.table.giveUp();
  assert.deepEqual(later.stored.value?.mine[1]?.tenths, 90);
  localStorage.setItem("twentyfour:apart", '{"code":1,"mine":[]}');
  assert.equal(open().phase.value, "none");
});

test("a result of the other is judged again, and compared", async () => {
  const apart = await begin();
  await answer(apart, "3*8");
  await wait(SEEN);
  await finish(apart);
  const theirs = [0, 1, 2, 3, 4].map((place) => solved(place, 300));
  const [code = ""] = codesOf(apart, "Ben", [{ ...solved(0, 1), text: "9*9" }, ...theirs.slice(1)]);
  const receiving = apart.receive(code);
  await wait();
  assert.equal(await receiving, null);
  const { theirs: known } = apart.stored.value ?? {};
  assert.equal(known?.name, "Ben");
  assert.deepEqual(
    known?.results.map((result) => result?.ending),
    ["missed", "solved", "solved", "solved", "solved"],
  );
  const match = apart.match.value;
  assert.ok(match);
  assert.deepEqual(
    [0, 1].map((hand) => winnersOf(match, 0, hand)),
    [[0], [1]],
  );
});

test("two codes are read in any order", async () => {
  const apart = await begin();
  await finish(apart);
  const trail = "A".repeat(320);
  const codes = codesOf(
    apart,
    "Ben",
    [0, 1, 2, 3, 4].map((place) => ({ ...solved(place, 300), trail })),
  );
  assert.equal(codes.length, 2);
  for (const [at, code] of codes.reverse().entries()) {
    const receiving = apart.receive(code);
    await wait();
    assert.equal(await receiving, null);
    assert.equal(apart.stored.value?.theirs?.results.every(Boolean), at === 1);
  }
});

test("the own result, and that of another match, are refused", async () => {
  const apart = await begin();
  await finish(apart);
  const [own = ""] = apart.codes();
  assert.equal(await apart.receive(`result=${own}`), "own");
  const [other = ""] = writeResult(markOfMatch("1"), "Ben", [solved(0, 9)]);
  assert.equal(await apart.receive(`result=${other}`), "other");
  const [short = ""] = codesOf(apart, "Ben", [solved(0, 9)]);
  assert.equal(await apart.receive(short), "other");
  assert.equal(await apart.receive("hello"), "none");
});

test("a guest notices that the inviter's page dealt other hands", async () => {
  const apart = await begin();
  const start = readStart({ apart: apart.stored.value?.code ?? "" });
  assert.ok(start && "seed" in start);
  assert.equal(apart.isStrange.value, false);
  apart.open({ ...start, mark: (start.mark + 1) % 1_000_000 });
  await wait();
  assert.equal(apart.isStrange.value, true);
  assert.notEqual(apart.stored.value?.code, startCode(start));
});
