import assert from "node:assert/strict";
import test from "node:test";
import { DAY, MINUTE, NOW } from "../../../../testing/clock.ts";
import { randomOf } from "../../../../testing/random.ts";
import { hand } from "../../../../testing/records.ts";
import { PATH } from "../../../base/words/techniques.ts";
import type { Played } from "../../../table/hand/played.ts";
import { missedTechniques } from "./schedule.ts";

const DAYS = 60;
const A_DAY = 12;

/** The share of deals that are reviews when a review is due, as in the game. */
const REVIEWS = 1 / 4;

/**
 * A learner who forgets. The probability of remembering a technique halves after some days, which
 * double with each hand that is solved by it. It models memory, not a person.
 *
 * @param reviews the share of deals that are reviews when a review is due
 */
function play(reviews: number, seed: number) {
  const random = randomOf(seed);
  const memory = new Map(PATH.map((code) => [code, { days: 1, at: NOW }]));
  const hands: Played[] = [];
  let reviewed = 0;
  const recall = (code: string, at: number) => {
    const { days, at: last } = memory.get(code) ?? { days: 1, at: NOW };
    return 2 ** (-(at - last) / DAY / days);
  };
  for (let place = 0; place < DAYS * A_DAY; place += 1) {
    const at = NOW + Math.floor(place / A_DAY) * DAY + (place % A_DAY) * MINUTE;
    const [first] = missedTechniques(hands.slice(-300), at);
    const isReview = Boolean(first?.due) && random() < reviews;
    reviewed += Number(isReview);
    const any = PATH[Math.floor(random() ** 2 * PATH.length)] ?? "sum";
    const code = isReview ? (first?.hand.technique?.code ?? any) : any;
    const knows = random() < recall(code, at);
    hands.push(hand({ at, technique: { code, params: {} }, result: knows ? "solved" : "shown" }));
    const before = memory.get(code)?.days ?? 1;
    memory.set(code, { days: knows ? before * 2 : Math.max(1, before / 2), at });
  }
  const end = NOW + DAYS * DAY;
  const known = PATH.reduce((sum, code) => sum + recall(code, end), 0) / PATH.length;
  return { known, share: reviewed / hands.length };
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const average = (reviews: number) =>
  SEEDS.reduce((sum, seed) => sum + play(reviews, seed).known, 0) / SEEDS.length;

test("a simulated learner remembers more with one review in four deals than without", () => {
  const [without, withReviews] = [average(0), average(REVIEWS)];
  assert.ok(withReviews > without + 0.03, `${withReviews} against ${without}`);
});

test("at most about one deal in four is a review", () => {
  for (const seed of SEEDS) assert.ok(play(REVIEWS, seed).share < 0.3);
});
