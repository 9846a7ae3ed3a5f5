import type { Sparing } from "../../../../engine/contract.d.ts";
import type { Runner } from "./runner.ts";

/**
 * Why a race ended as it did. `nobody` or only one method (`alone`) found a right formula. The
 * winner stopped at its first one (`early`), leaves out fractions (`whole`), or works `backwards`
 * from the target. Otherwise it computed `fewer` values, or was `faster` with equally many.
 */
type PodiumReason = "nobody" | "alone" | Sparing | "fewer" | "faster";

/** The best three, winner first. */
export type Podium = { winners: Runner[]; reason: PodiumReason };

const PLACES = 3;

/**
 * The winner is the method that found a right formula and computed the fewest values. Among equals,
 * the faster one wins.
 */
export function podiumOf(runners: Runner[]): Podium {
  const [first, second, ...others] = runners
    .filter(hasFound)
    .sort((a, b) => computed(a) - computed(b) || time(a) - time(b));
  if (!first) return { winners: [], reason: "nobody" };
  if (!second) return { winners: [first], reason: "alone" };
  const winners = [first, second, ...others].slice(0, PLACES);
  if (computed(first) === computed(second)) return { winners, reason: "faster" };
  return { winners, reason: first.sparing ?? "fewer" };
}

export const hasFound = ({ state, formulas = 0, wrong = 0 }: Runner) =>
  state === "done" && formulas > wrong;

/**
 * The duration of each runner's animation, as a share of the longest. The scale of values is
 * logarithmic, so that a runner with a thousand times as many still arrives.
 */
export function sharesOf(runners: Runner[]) {
  const lengths = runners.map((runner) => Math.log(2 + computed(runner)));
  const longest = Math.max(...lengths);
  return lengths.map((length) => length / longest);
}

const computed = (runner: Runner) => runner.computed ?? 0;

const time = (runner: Runner) => runner.milliseconds ?? 0;
