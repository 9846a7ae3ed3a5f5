import assert from "node:assert/strict";
import { beforeEach, mock } from "node:test";
import { go, href } from "../app/base/address/router.ts";
import { engineStarted, startPython } from "../app/base/python/engine.ts";
import { createGame } from "../app/play/game/game.ts";
import { playedHands } from "../app/player/history/history.ts";
import { openAt, openStorage, openWindow } from "./browser.js";
import { liveIn, NOW } from "./hands.js";
import { createModel } from "./packages.js";
import { answering, settle } from "./python.js";

/** @import { Query } from "../app/base/address/router.ts" */
/** @import { Game } from "../app/play/game/game.ts" */
/** @import { Dealt } from "../app/play/game/stage/table.ts" */

export const RATING = {
  level: "expert",
  score: 91.5,
  technique: { code: "fraction-divide", params: {} },
};
const OF_DAY = { numbers: [3, 3, 8, 8], target: "24", level: "hard", cards: [] };
const SOLUTIONS = ["8/(3-8/3)", "3*8"];

let now = 0;
let window = openWindow();
let page = /** @type {{[Symbol.dispose](): void} | null} */ (null);
liveIn("UTC");
mock.timers.enable({ apis: ["setInterval", "Date"], now: NOW });
mock.method(performance, "now", () => now);

/** The names of the calls to Python in this test. */
export const asked = /** @type {string[]} */ ([]);

/** The parameters of the last call to Python, by name. */
export const paramsOf = /** @type {Map<string, any>} */ (new Map());

/** @type {Record<string, (params: any) => unknown>} */
const PYTHON = {
  read_hand({ text }) {
    const values = /** @type {string[]} */ (text.replace("K", "13").split(","));
    return { numbers: values.map(Number), cards: values.map((value) => ({ value })) };
  },
  read_target: ({ text }) => text,
  rate: () => ({ ...RATING, reasons: [] }),
  daily: () => ({ hands: [OF_DAY] }),
  deal: ({ exclude }) => deal(exclude.length ? [1, 1, 1, exclude.length] : OF_DAY.numbers),
  deal_edition: () => ({ ...deal([9, 9, 4, 2]), operators: "*/" }),
  coach: () => ({ hints: [] }),
  hints: () => Array(5).fill({ code: "solvable", params: {} }),
  solve: () => ({ count: 2, solutions: [], nearest: null }),
  recognize: ({ text }) => ({ repeats: null, index: SOLUTIONS.indexOf(text) }),
  combine: ({ left, operator, right }) => ({ text: left + operator + right, value: "1" }),
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
    answering((name, params) => {
      asked.push(name);
      paramsOf.set(name, params);
      return PYTHON[name]?.(params);
    }),
  );
  await engineStarted();
  asked.length = 0;
  paramsOf.clear();
});

/**
 * Opens the page at the link to a hand, and closes the previous page.
 *
 * @param {Query} [query]
 */
export async function open(query = { hand: "3,3,8,8" }) {
  page?.[Symbol.dispose]();
  window = openWindow();
  openAt(`https://example.org/24/${href("play", query)}`);
  go("play", query, { replace: true });
  const games = /** @type {Game[]} */ ([]);
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

    /** @param {string} text */
    async check(text) {
      game.answer.text.value = text;
      await game.answer.check();
      await settle();
    },

    solve() {
      return this.check("8/(3-8/3)");
    },

    /** @param {number} count */
    async hint(count) {
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

/**
 * A hand that the game deals.
 *
 * @param {number[]} [numbers]
 * @param {Partial<Dealt>} [more]
 * @returns {Dealt}
 */
export const deal = (numbers = [3, 3, 8, 8], more = {}) => ({
  cards: numbers.map((rank) => ({ rank, suit: "spades" })),
  numbers,
  target: "24",
  dealt: true,
  ...more,
});

/**
 * Opens the page, on which the game then deals a hand.
 *
 * @param {Dealt} [dealt]
 * @param {Query} [query] further parameters of the link to it
 */
export async function openDealt(dealt = deal(), query = {}) {
  const round = await open({ hand: "1,2" });
  round.table.open(dealt, query);
  return round;
}

/** @param {number} milliseconds */
export function spend(milliseconds) {
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

/** @param {string} name @param {object} [more] */
export const happen = (name, more) => window.dispatchEvent(Object.assign(new Event(name), more));
