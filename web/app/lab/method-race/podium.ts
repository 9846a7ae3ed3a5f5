import type { MethodName } from "../../../engine/contract.d.ts";
import type { Runner } from "./method-race.tsx";

/**
 * Why a race ended as it did: nobody or a single method found a formula; the winner stops at its first one,
 * leaves out fractions, or works back from the target; or it tried less, or was faster where both tried the same.
 */
type PodiumReason = "nobody" | "alone" | "early" | "whole" | "backwards" | "fewer" | "faster";

/** The best three, the first one first. */
export type Podium = { winners: Runner[]; reason: PodiumReason };

/** Why some methods try less. */
const SPARING: Partial<Record<MethodName, PodiumReason>> = {
  "templates-first": "early",
  "pick-two-whole": "whole",
  ours: "backwards",
};

const PLACES = 3;

/** Who won: of those that found a right formula, who tried least, and of equals who was faster. */
export function podiumOf(runners: Runner[]): Podium {
  const [first, second, ...others] = runners
    .filter(hasFound)
    .sort((a, b) => tried(a) - tried(b) || time(a) - time(b));
  if (!first) return { winners: [], reason: "nobody" };
  if (!second) return { winners: [first], reason: "alone" };
  const winners = [first, second, ...others].slice(0, PLACES);
  if (tried(first) === tried(second)) return { winners, reason: "faster" };
  return { winners, reason: SPARING[first.name] ?? "fewer" };
}

export const hasFound = ({ state, formulas = 0, wrong = 0 }: Runner) =>
  state === "done" && formulas > wrong;

/**
 * How long each runner is on its way, as a share of the longest: on a logarithmic scale of what it tried, so
 * that one that tries a thousand times as much can be seen to arrive.
 */
export function sharesOf(runners: Runner[]) {
  const lengths = runners.map((runner) => Math.log(2 + tried(runner)));
  const longest = Math.max(...lengths);
  return lengths.map((length) => length / longest);
}

const tried = (runner: Runner) => runner.tried ?? 0;

const time = (runner: Runner) => runner.milliseconds ?? 0;
