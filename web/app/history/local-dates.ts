import { dayOf } from "../core/day.ts";
import { lacksLocalDate, type Played } from "./played.ts";

/** The date of a moment, such as 2026-11-21. */
type DateOf = (moment: number) => string;
/** Of a hand of the day, and its date. */
type Moment = { at: number; date: string };

const HOUR = 3_600_000;

/** The clocks of the world are at most this far behind UTC, and ahead of it. */
const BEHIND = 12 * HOUR;
const AHEAD = 14 * HOUR;

/**
 * Hands with the local dates that old records lack: those in the time zone in which most of these
 * hands of the day were played on their day. The player's zone of now comes first.
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

/** Whether there is a zone in which a hand was played on its day. */
function isPossible({ at, date }: Moment) {
  return dateAt(at - BEHIND) <= date && date <= dateAt(at + AHEAD);
}

const dateAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

function bestFit(moments: Moment[]): DateOf {
  const misfits = moments.filter(({ at, date }) => dayOf(at) !== date);
  const others = moments.filter(({ at, date }) => dayOf(at) === date);
  /** Those that need another zone come first, so that a zone which does not fit is soon given up. */
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

/** @param most where counting ends */
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
