import assert from "node:assert/strict";
import { beforeEach, mock } from "node:test";
import { createModel } from "@preact/signals";
import { go, href, type Query } from "../app/base/address/router.ts";
import { engineStarted, startPython } from "../app/base/python/engine.ts";
import { createGame, type Game } from "../app/play/game/game.ts";
import type { Dealt } from "../app/play/mode.ts";
import { playedHands } from "../app/player/history/history.ts";
import type { Calls } from "../engine/contract.d.ts";
import type { CallName } from "../engine/requests.ts";
import { openAt, openStorage, openWindow } from "./browser.ts";
import { liveIn, NOW } from "./clock.ts";
import { type Answers, answering, settle } from "./stub-python.ts";

export const RATING = {
  level: "expert",
  score: 91.5,
  technique: { code: "fraction-divide", params: {} },
};
const OF_DAY = { numbers: [3, 3, 8, 8], target: "24", level: "hard", cards: [] };
const SOLUTIONS = ["8/(3-8/3)", "3*8"];

let now = 0;
let window = openWindow();
let page: { [Symbol.dispose](): void } | null = null;
liveIn("UTC");
mock.timers.enable({ apis: ["setInterval", "Date"], now: NOW });
mock.method(performance, "now", () => now);

let lastCalls: { [Name in CallName]?: Calls[Name]["params"] } = {};

/** The parameters of the last call of this name to Python in this test. */
export function paramsOf<Name extends CallName>(name: Name): Calls[Name]["params"] {
  const params = lastCalls[name];
  assert.ok(params, name);
  return params;
}

const PYTHON: Answers = {
  read_hand({ text }) {
    const values = text.replace("K", "13").split(",");
    return { numbers: values.map(Number), cards: values.map((value) => ({ value })) };
  },
  read_target: ({ text }) => text,
  rate: () => ({ ...RATING, reasons: [] }),
  daily: () => ({ hands: [OF_DAY] }),
  deal: ({ exclude = [] }) => deal(exclude.length ? [1, 1, 1, exclude.length] : OF_DAY.numbers),
  deal_edition: () => ({ ...deal([9, 9, 4, 2]), operators: "*/" }),
  coach: () => ({ hints: [] }),
  hints: () => Array(5).fill({ code: "solvable", params: {} }),
  solve: () => ({ count: 2, solutions: [], nearest: null }),
  recognize: ({ text }) => ({ repeats: null, index: SOLUTIONS.indexOf(text) }),
  claim_no_solution: ({ numbers }) =>
    `${numbers}` === "1,1,1,1"
      ? { ok: true, code: "no-solution" }
      : { ok: false, code: "has-solution", counts_as_wrong: true },
  /**
   * For a wrong answer, this stub returns the answer's text as the verdict's code. Only the text
   * `wrong-value` counts as wrong.
   */
  check: ({ text }) =>
    SOLUTIONS.includes(text)
      ? { ok: true, code: "right", expression: { text } }
      : { ok: false, code: text, counts_as_wrong: text === "wrong-value" },
};

beforeEach(async () => {
  playedHands.value = [];
  openStorage();
  startPython(
    answering(PYTHON, (name, params) => {
      lastCalls = { ...lastCalls, [name]: params };
    }),
  );
  await engineStarted();
  lastCalls = {};
});

/** Opens the page at the link to a hand, and closes the previous page. */
export async function open(query: Query = { hand: "3,3,8,8" }) {
  page?.[Symbol.dispose]();
  window = openWindow();
  openAt(`https://example.org/24/${href("play", query)}`);
  go("play", query, { replace: true });
  const games: Game[] = [];
  const Page = createModel(() => {
    games.push(createGame());
    return {};
  });
  page = new Page();
  const [game] = games;
  assert.ok(game);
  await settle();
  return {
    ...game,
    ...game.round,

    async check(text: string) {
      game.answer.text.value = text;
      await game.answer.check();
      await settle();
    },

    solve() {
      return this.check("8/(3-8/3)");
    },

    async hint(count: number) {
      for (let taken = 0; taken < count; taken += 1) {
        game.hint();
        await settle();
      }
    },

    async showSolutions() {
      game.coach.toggle();
      await settle();
    },

    /** Opens another hand. The player can still return to the previous hand. */
    async turn() {
      go("play", { hand: "1,2,3,4" });
      await settle();
    },

    /** Continues with another hand, so that the previous hand is left. */
    async leave() {
      await this.turn();
      game.answer.text.value = "1";
      await settle();
    },
  };
}

/** A hand that the game deals. */
export const deal = (numbers: number[] = [3, 3, 8, 8], more: Partial<Dealt> = {}): Dealt => ({
  cards: numbers.map((rank) => ({ rank, suit: "spades" })),
  numbers,
  target: "24",
  dealt: true,
  ...more,
});

/**
 * Opens the page, on which the game then deals a hand.
 *
 * @param query further parameters of the link to it
 */
export async function openDealt(dealt: Dealt = deal(), query: Query = {}) {
  const round = await open({ hand: "1,2" });
  round.table.open(dealt, query);
  return round;
}

export function spend(milliseconds: number) {
  now += milliseconds;
  mock.timers.tick(milliseconds);
}

/** Returns the only record; fails if there is any other number of records. */
export async function onlyRecord() {
  await settle();
  const [first, ...more] = playedHands.value;
  assert.deepEqual(more, []);
  assert.ok(first);
  const { id, at, ...played } = first;
  assert.match(id, /^[\w.:-]{1,64}$/);
  assert.ok(Math.abs(at - Date.now()) < 60_000);
  return played;
}

export const happen = (name: string, more?: object) =>
  window.dispatchEvent(Object.assign(new Event(name), more));
