import { computed } from "@preact/signals";
import { addDays } from "../../../base/time/dates.ts";
import { past } from "../../../player/history/lost/lost-hands.ts";
import type { Played } from "../../../table/hand/played.ts";
import { endedOn, LEVELS } from "./daily.ts";

/**
 * A streak is a row of days. On each day all hands were solved. One missed day in a week may be
 * repaired: it counts if its hands are solved on the day after, and if the day before it counts.
 */

/** A repaired day and the next one are at least this many days apart. */
const REPAIR_INTERVAL = 7;

/**
 * The days that count for a streak, oldest first, and whether each was solved in time or repaired.
 * Days of lost hands count as solved in time.
 */
const counted = computed(() => {
  const days = new Map<string, "full" | "repaired">();
  const { streak = 0, last = "" } = past.value ?? {};
  for (let before = streak; before > 0; before -= 1) days.set(addDays(last, 1 - before), "full");
  for (const day of [...endedOn.value.keys()].sort()) {
    const when = solvedWhen(day);
    if (when === "on-the-day") days.set(day, "full");
    else if (when === "day-after" && mayRepair(day, days)) days.set(day, "repaired");
  }
  return days;
});

/** Whether the player saw the whole solution before the answer. */
const wasShown = ({ result, revealed }: Played) => result === "shown" || revealed;

/**
 * When all hands of a day were solved. Null if the solution of a hand was shown, or a hand is
 * open or was solved later.
 */
function solvedWhen(day: string) {
  const hands = [...(endedOn.value.get(day)?.values() ?? [])];
  if (hands.length !== LEVELS.length || hands.some(wasShown)) return null;
  const moments = hands.map(({ localDate }) => localDate);
  if (moments.every((moment) => moment === day)) return "on-the-day";
  return moments.every((moment) => moment === day || moment === addDays(day, 1))
    ? "day-after"
    : null;
}

/** @param days the earlier days that count */
function mayRepair(day: string, days: ReadonlyMap<string, "full" | "repaired">) {
  if (!days.has(addDays(day, -1))) return false;
  const week = Array.from({ length: REPAIR_INTERVAL - 1 }, (_, place) => addDays(day, -1 - place));
  return week.every((before) => days.get(before) !== "repaired");
}

/**
 * The number of consecutive days that count, up to and including this day; 0 if this day does not
 * count.
 */
export function streakOn(last: string) {
  let length = 0;
  while (counted.value.has(addDays(last, -length))) length += 1;
  return length;
}

/** The number of consecutive days that count, up to today or yesterday. */
export const streakAt = (today: string) => streakOn(isCounted(today) ? today : addDays(today, -1));

/** Whether a day counts. */
export const isCounted = (day: string) => counted.value.has(day);

/** Whether a day counts because its hands were solved on the day after. */
export const isRepaired = (day: string) => counted.value.get(day) === "repaired";

/**
 * The missed day that can be repaired today, with the streak that the repair would continue; null
 * if there is none.
 */
export function repairAt(today: string) {
  const day = addDays(today, -1);
  const ended = [...(endedOn.value.get(day)?.values() ?? [])];
  const lost = ended.some(wasShown);
  if (lost || counted.value.has(day) || !mayRepair(day, counted.value)) return null;
  return { day, streak: streakOn(addDays(day, -1)) };
}
