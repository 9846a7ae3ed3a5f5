import assert from "node:assert/strict";
import { beforeEach, mock } from "node:test";
import { startPython } from "../../web/app/core/engine.js";
import { go } from "../../web/app/core/router.js";
import { createRound } from "../../web/app/game/round.js";
import { history } from "../../web/app/history/history.js";
import { signal } from "../../web/testing.js";
import { openAt, openStorage, openWindow } from "./browser.js";
import { answering, settle } from "./python.js";
import { lying, stubTable } from "./table.js";

/** @import { Context } from "../../web/app/game/mode.js" */

export const RATING = { level: "expert", score: 91.5, technique: { code: "fraction", params: {} } };
const OF_DAY = { numbers: [3, 3, 8, 8], target: "24", level: "hard", cards: [] };

let now = 0;
let window = openWindow();
mock.timers.enable({ apis: ["setInterval"] });
mock.method(performance, "now", () => now);

export const asked = /** @type {string[]} */ ([]);

beforeEach(() => {
  asked.length = 0;
  history.value = [];
  openAt();
  openStorage();
  window = openWindow();
  go("play");
  startPython(
    answering((name, params) => {
      asked.push(`${name} ${params.numbers ?? params.date}`);
      return name === "daily" ? { hands: [OF_DAY] } : { ...RATING, reasons: [] };
    }),
  );
});

/** A round on a hand, with all that it watches. */
export function begin(hand = lying([3, 3, 8, 8]), name = "endless") {
  const table = stubTable(hand);
  const game = {
    table,
    answer: { text: signal(""), verdict: signal(/** @type {any} */ (null)) },
    combining: { canUndo: signal(false) },
    coach: {
      level: signal(0),
      open: signal(false),
      search: { state: signal({ solved: /** @type {any} */ (null) }) },
    },
    mode: { context: signal(/** @type {Context} */ ({ name, date: "" })) },
    find: {
      active: signal(false),
      hunting: signal(false),
      complete: signal(false),
      count: signal(/** @type {number | null} */ (null)),
    },
  };
  const { result, elapsed } = createRound(
    /** @type {Parameters<typeof createRound>[0]} */ (/** @type {unknown} */ (game)),
  );
  return {
    ...game,
    result,
    elapsed,
    /** @param {string} code @param {object} [more] */
    say(code, more) {
      const verdict = { ok: code === "right", code, counts_as_wrong: code === "wrong-value" };
      game.answer.verdict.value = { ...verdict, way: "type", ...more };
    },
    right() {
      this.say("right", { expression: { text: "8/(3-8/3)" } });
    },
    leave: () => {
      table.hand.value = lying([1, 2, 3, 4]);
    },
  };
}

/** A hand that the game has dealt. */
export const dealt = (numbers = [3, 3, 8, 8], other = {}) =>
  lying(numbers, { dealt: true, ...other });

/** @param {number} milliseconds */
export function spend(milliseconds) {
  now += milliseconds;
  mock.timers.tick(milliseconds);
}

/** The only record that there is. */
export async function kept() {
  await settle();
  const [first, ...more] = history.value;
  assert.deepEqual(more, []);
  assert.ok(first);
  const { id, at, ...played } = first;
  assert.match(id, /^[\w.:-]{1,64}$/);
  assert.ok(Math.abs(at - Date.now()) < 60_000);
  return played;
}

/** @param {string} name @param {object} [more] */
export const happen = (name, more) => window.dispatchEvent(Object.assign(new Event(name), more));
