import { computed } from "@preact/signals";
import { ask } from "../core/engine.js";
import { createFold } from "../history/fold.js";
import { playedHands } from "../history/history.js";
import { datePlayed, isEnded, nameOf, sameNumbers } from "../history/played.js";
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

/** What is told of the hands of the days, carried on hand by hand. */
const ended = createFold(
  () => ({
    days: /** @type {Map<string, Map<string, Played>>} */ (new Map()),
    first: /** @type {string | null} */ (null),
  }),
  (state, played) => {
    if (played.mode !== "daily" || !isEnded(played)) return;
    const day = state.days.get(played.date ?? "") ?? new Map();
    const name = nameOf(played.numbers);
    if (day.has(name)) return;
    day.set(name, played);
    state.days.set(played.date ?? "", day);
    const date = datePlayed(played);
    if (state.first === null || date < state.first) state.first = date;
  },
);

/**
 * For each day, the hands that the player has ended, by name, each as it ended first.
 *
 * @returns {ReadonlyMap<string, ReadonlyMap<string, Played>>}
 */
export const endedOn = computed(() => new Map(ended(playedHands.value).days));

/** The date on which the player first ended a hand of a day; null where there is none. */
export const firstPlayed = computed(() => ended(playedHands.value).first);

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
