import { dayOf } from "../core/day.ts";
import { lacksLocalDate, type Played } from "./played.ts";

/** The date of a moment, such as 2026-11-21. */
type DateOf = (moment: number) => string;
/** The end of a hand of the day, and the date of that day. */
type Moment = { at: number; date: string };

const HOUR = 3_600_000;

/** The most that local time is behind UTC, and ahead of UTC, anywhere in the world. */
const BEHIND = 12 * HOUR;
const AHEAD = 14 * HOUR;

/**
 * Adds the local dates that old records lack, for the time zone in which most hands of the day were
 * played on their own day. The player's present zone is tried first.
 */
export function withLocalDates(hands: Played[]): Played[] {
  const moments = hands
    .filter(lacksLocalDate)
    .map(({ at, date }) => ({ at, date: date ?? "" }))
    .filter(isPossible);
  const dateOf = bestFit(moments);
  return hands.map((hand) =>
    lacksLocalDate(hand) ? { ...hand, localDate: dateOf(hand.at) } : hand,
  );
}

/** Whether any time zone has a hand played on its own day. */
function isPossible({ at, date }: Moment) {
  return dateAt(at - BEHIND) <= date && date <= dateAt(at + AHEAD);
}

const dateAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

function bestFit(moments: Moment[]): DateOf {
  const misfits = moments.filter(({ at, date }) => dayOf(at) !== date);
  const others = moments.filter(({ at, date }) => dayOf(at) === date);
  /**
   * Hands that do not fit the present zone come first, so that a zone which does not fit either is
   * rejected early.
   */
  const ordered = [...misfits, ...others];
  let best: DateOf = dayOf;
  let fewest = misfits.length;
  for (const zone of fewest ? zones() : []) {
    const dateOf = dateIn(zone);
    const count = countMisfits(ordered, dateOf, fewest);
    if (count < fewest) [best, fewest] = [dateOf, count];
    if (fewest === 0) break;
  }
  return best;
}

/** @param most stops counting at this number */
function countMisfits(moments: Moment[], dateOf: DateOf, most: number) {
  let count = 0;
  for (const { at, date } of moments) {
    if (dateOf(at) !== date) count += 1;
    if (count >= most) break;
  }
  return count;
}

/** The time zones that the browser knows. */
const zones = () => Intl.supportedValuesOf?.("timeZone") ?? [];

function dateIn(timeZone: string): DateOf {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const part = (type: string) => parts.find((each) => each.type === type)?.value;
    return `${part("year")}-${part("month")}-${part("day")}`;
  };
}
