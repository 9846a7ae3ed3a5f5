import { computed, signal } from "@preact/signals";
import { engineState } from "../core/engine.js";
import { go, read } from "../core/router.js";
import { noHand, openAfter } from "../daily/daily.js";
import { isDay } from "../daily/daily-dates.js";
import { review } from "../history/review.js";

/** @import { Query } from "../core/router.js" */
/** @import { Table } from "./table.js" */

/**
 * How a hand is played. A hand of the day has its `date`, a challenge the `time` to beat in
 * seconds.
 *
 * @typedef {object} Context
 * @property {"endless" | "daily" | "find" | "challenge"} name
 * @property {string} date
 * @property {number} time
 */

const TIME = /^(?!0+(\.0)?$)\d{1,5}(\.\d)?$/;

/** How often the next hand is one like a missed hand, if there is one. */
const REVIEWS = 1 / 4;

/**
 * The mode in which the link says that its hand is played; what makes no sense is ignored.
 *
 * @param {Query} query
 * @returns {Context}
 */
export function contextOf({ daily = "", find, time = "" }) {
  if (isDay(daily)) return { name: "daily", date: daily, time: 0 };
  if (find === "all") return { name: "find", date: "", time: 0 };
  if (TIME.test(time)) return { name: "challenge", date: "", time: Number(time) };
  return { name: "endless", date: "", time: 0 };
}

/**
 * The mode of the hand, and the hand that comes next.
 *
 * @param {Table} table
 */
export function createMode(table) {
  const context = computed(() => contextOf(read(table.hand.value.key).query));
  /** The link of the last hand that was dealt because one like it was missed. */
  const reviewed = signal("");

  async function deal() {
    const { hash } = location;
    const again = engineState.peek() === "ready" && Math.random() < REVIEWS ? await review() : null;
    if (location.hash !== hash) return;
    if (!again) return table.deal();
    const hand = { ...again, dealt: true };
    reviewed.value = table.link(hand);
    table.lay(hand);
  }

  return {
    context,
    isReview: computed(() => reviewed.value === table.hand.value.key),

    next() {
      const { name, date } = context.peek();
      if (name === "daily") nextOfDay(date, table);
      else if (name === "find") table.deal({ find: "all" });
      else deal();
    },

    /** @param {"endless" | "daily" | "find" | "race"} name */
    change(name) {
      if (name === "daily" || name === "race") go(name);
      else if (name === "find") table.deal({ find: "all" });
      else table.deal();
    },
  };
}

/** @typedef {ReturnType<typeof createMode>} Mode */

/**
 * Lays the next open hand of a day; goes to the page of the day if there is none or the call fails.
 *
 * @param {string} day
 * @param {Table} table
 */
async function nextOfDay(day, table) {
  const { hash } = location;
  const open = await openAfter(day, table.hand.peek().numbers).catch(noHand);
  if (location.hash !== hash) return;
  if (open) table.lay(open, { daily: day });
  else go("daily", { date: day });
}
