import { computed, effect, signal } from "@preact/signals";
import { challengeQuery, duelQuery, readDuel, readTrial } from "../../challenge/challenge-link.js";
import { openPlace } from "../../challenge/results.js";
import { engineState, noResult } from "../../core/engine.js";
import { go, read } from "../../core/router.js";
import { handsOf, isDone, openAfter } from "../../daily/daily.js";
import { isDay } from "../../daily/daily-dates.js";
import { sameNumbers } from "../../history/played.js";
import { takeQueued } from "../../history/queued.js";

/** @import { Challenge, Duel } from "../../challenge/challenge-link.js" */
/** @import { Query } from "../../core/router.js" */
/** @import { Table } from "../table/table.js" */
/** @import { DailyLevel } from "../../../engine/contract.d.ts" */

/**
 * How a hand is played. A hand of the day has its `date`, one of a challenge its `duel`; `trial` is the
 * challenge that follows a hand to try.
 *
 * @typedef {object} Context
 * @property {"endless" | "daily" | "find" | "challenge"} name
 * @property {string} date
 * @property {Duel} [duel]
 * @property {Challenge} [trial]
 */

/** A hand like one that was missed, if there is one. */
const oneToReview = async () => (await import("../../history/review.js")).review();

/** How often the next hand is one like a missed hand, if there is one. */
const REVIEWS = 1 / 4;

/**
 * The mode in which the link says that its hand is played; what makes no sense is ignored.
 *
 * @param {Query} query
 * @returns {Context}
 */
export function contextOf(query) {
  const { daily = "", find } = query;
  if (isDay(daily)) return { name: "daily", date: daily };
  if (find === "all") return { name: "find", date: "" };
  const duel = readDuel(query);
  if (duel) return { name: "challenge", date: "", duel };
  const trial = readTrial(query);
  return { name: "endless", date: "", ...(trial && { trial }) };
}

/**
 * The mode of the hand, and the hand that comes next.
 *
 * @param {Table} table
 */
export function createMode(table) {
  const context = computed(() => contextOf(read(table.hand.value.key).query));
  const ofDay = signal(/** @type {{level: DailyLevel, place: number} | null} */ (null));

  effect(() => {
    const { name, date } = context.value;
    const { numbers } = table.hand.value;
    let gone = false;
    ofDay.value = null;
    if (name !== "daily" || !numbers) return;
    handsOf(date).then((hands) => {
      const place = hands.findIndex((hand) => sameNumbers(hand.numbers, numbers));
      const level = hands[place]?.level;
      if (!gone && level) ofDay.value = { level, place };
    }, noResult);
    return () => {
      gone = true;
    };
  });

  const free = computed(() => {
    const { name, trial } = context.value;
    return name === "find" || (name === "endless" && !trial);
  });

  async function deal() {
    const { hash } = location;
    const queued = takeQueued();
    if (queued) return table.lay(queued);
    const again =
      engineState.peek() === "ready" && Math.random() < REVIEWS ? await oneToReview() : null;
    if (location.hash !== hash) return;
    if (again) table.lay({ ...again, solvable: true, dealt: true });
    else table.deal();
  }

  function next() {
    const { name, date, duel, trial } = context.peek();
    if (name === "daily") nextOfDay(date, table);
    else if (duel) nextOfChallenge(duel);
    else if (trial) go("challenge", challengeQuery(trial));
    else if (name === "find") table.deal({ find: "all" });
    else deal();
  }

  return {
    context,

    /** Which of the hands of its day the hand is; null until that is known. */
    ofDay,

    /** True once every hand of the day has ended: no other follows. */
    dayDone: computed(() => context.value.name === "daily" && isDone(context.value.date)),

    /** Whether hands follow one after the other, so that a new one can be asked for. */
    free,

    next,

    /** Deals a new hand, in the modes that have one after the other. */
    skip() {
      if (free.peek()) next();
    },

    /** @param {"endless" | "daily" | "find" | "challenge" | "race"} name */
    change(name) {
      if (name === "daily" || name === "challenge" || name === "race") go(name);
      else if (name === "find") table.deal({ find: "all" });
      else table.deal();
    },
  };
}

/** @typedef {ReturnType<typeof createMode>} Mode */

/**
 * Lays the next open hand of a day, if there is one; goes to the page of the day if the call fails.
 *
 * @param {string} day
 * @param {Table} table
 */
async function nextOfDay(day, table) {
  const { hash } = location;
  const open = await openAfter(day, table.hand.peek().numbers).catch(() => "failed");
  if (location.hash !== hash || open === undefined) return;
  if (typeof open === "string") go("daily", { date: day });
  else table.lay(open, { daily: day });
}

/**
 * Opens the next open hand of a challenge, or its results.
 *
 * @param {Duel} duel
 */
function nextOfChallenge({ challenge, place }) {
  const next = openPlace(challenge, place);
  if (next === undefined) go("challenge", challengeQuery(challenge));
  else go("play", duelQuery({ challenge, place: next }));
}
