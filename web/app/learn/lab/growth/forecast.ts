import type { Timing } from "../../../../engine/contract.d.ts";

/** The numbers of cards that are compared. */
export const SIZES = [3, 4, 5, 6, 7] as const;

/** What is known of a method: a timing for each size, from the first. */
export type Known = Timing[];

/** How many times as many values the first further card needs, if nothing else is known. */
const FIRST_FACTOR = 60;
/** Each factor is somewhat larger than the one before. */
const RISE = 1.5;

/**
 * How many milliseconds a method needs for the next size: by its formula, or as it has grown so
 * far.
 *
 * @param work the values for each size by the formula; empty if there is none
 */
export function forecast(work: number[], known: Known) {
  const last = known.at(-1);
  if (!last) return 0;
  const next = work[known.length];
  if (next) return (next / last.computed) * last.milliseconds;
  const before = known.at(-2);
  return last.milliseconds * (before ? RISE * (last.computed / before.computed) : FIRST_FACTOR);
}
