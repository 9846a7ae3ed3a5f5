import { dayOf } from "../app/base/time/day.ts";
import type { Played } from "../app/table/hand/played.ts";
import { NOW } from "./clock.ts";

/** Some fields of a record. */
export type PartialRecord = { [Name in keyof Played]?: Played[Name] | undefined };

let count = 0;

/**
 * A hand that was just solved in 12 seconds, unless `other` says otherwise. An undefined field is
 * absent.
 */
export function hand(other: PartialRecord = {}): Played {
  count += 1;
  const all = {
    id: `hand-${count}`,
    at: NOW,
    localDate: dayOf(other.at ?? NOW),
    mode: "endless",
    numbers: [3, 3, 8, 8],
    target: "24",
    result: "solved",
    milliseconds: 12_000,
    hints: 0,
    wrong: 0,
    input: "type",
    text: "8/(3-8/3)",
    level: "expert",
    score: 91.5,
    technique: { code: "fraction-divide", params: {} },
    rated: false,
    ...other,
  };
  const present = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Played;
}

/** The hands of any day. */
export const THREE = [
  [1, 2, 3, 4],
  [3, 3, 8, 8],
  [5, 5, 5, 1],
];

/** A hand of the day, played on its own day. */
export function daily(date: string, place: number, other: Partial<Played> = {}) {
  const numbers = THREE[place] ?? [];
  return hand({ mode: "daily", series: date, numbers, at: Date.parse(`${date}T12:00Z`), ...other });
}
