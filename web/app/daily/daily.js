import { computed } from "@preact/signals";
import { ask } from "../core/engine.js";
import { playedHands } from "../history/history.js";
import { isEnded, nameOf, sameNumbers } from "../history/played.js";
import { standingAfter } from "../history/standing.js";

/** @import { CardNumber, DailyHand } from "../../engine/contract.d.ts" */
/** @import { Played } from "../history/played.js" */
/** @import { Standing } from "../history/standing.js" */

export const LEVELS = /** @type {const} */ (["easy", "medium", "hard"]);

/** @type {Map<string, Promise<DailyHand[]>>} */
const asked = new Map();

/**
 * The three hands of a day, from Python; asked for again where that has failed.
 *
 * @param {string} day
 */
export function handsOf(day) {
  const known = asked.get(day);
  if (known) return known;
  const hands = ask("daily", { date: day }).then((answer) => answer.hands);
  asked.set(day, hands);
  hands.catch(() => asked.delete(day));
  return hands;
}

/**
 * @param {string} day
 * @param {CardNumber[]} numbers
 * @returns {Standing}
 */
export function standingOf(day, numbers) {
  const all = playedHands.value.filter(
    (played) =>
      played.mode === "daily" && played.date === day && sameNumbers(played.numbers, numbers),
  );
  return standingAfter(all);
}

/**
 * A hand that is played, with the time of this round, which is not in the history yet.
 *
 * @typedef {Pick<Played, "mode" | "numbers" | "milliseconds"> & {date?: string | null}} Unfinished
 */

/**
 * The result of a hand of the day; the round that is played on it counts too.
 *
 * @param {Unfinished | null} unfinished
 * @param {string} day
 * @param {CardNumber[]} numbers
 * @returns {Standing}
 */
export function standingWith(unfinished, day, numbers) {
  const standing = standingOf(day, numbers);
  const plays =
    standing.result === "open" &&
    unfinished?.mode === "daily" &&
    unfinished.date === day &&
    sameNumbers(unfinished.numbers, numbers);
  if (!plays) return standing;
  return { ...standing, milliseconds: standing.milliseconds + unfinished.milliseconds };
}

/**
 * For each day, the hands that the player has ended, by name, each as it ended first.
 */
export const endedOn = computed(() => {
  const days = /** @type {Map<string, Map<string, Played>>} */ (new Map());
  for (const played of playedHands.value.filter((each) => each.mode === "daily" && isEnded(each))) {
    const day = days.get(played.date ?? "") ?? new Map();
    const name = nameOf(played.numbers);
    if (!day.has(name)) day.set(name, played);
    days.set(played.date ?? "", day);
  }
  return days;
});

/**
 * How many of a day's hands the player has ended.
 *
 * @param {string} day
 */
export const endedCount = (day) => endedOn.value.get(day)?.size ?? 0;

/**
 * Whether nothing is left to do on a day: each of its hands is solved or given up.
 *
 * @param {string} day
 */
export const isDone = (day) => endedCount(day) >= LEVELS.length;

/**
 * The first open hand of a day besides the one on the table, if there is one.
 *
 * @param {string} day
 * @param {CardNumber[] | null} numbers
 */
export async function openAfter(day, numbers) {
  const hands = await handsOf(day);
  return hands.find(
    (hand) =>
      !(numbers && sameNumbers(hand.numbers, numbers)) &&
      standingOf(day, hand.numbers).result === "open",
  );
}
