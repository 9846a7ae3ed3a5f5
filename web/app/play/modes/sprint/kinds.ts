import type { Level } from "../../../../engine/contract.d.ts";
import { LIMITS, settings } from "../../../base/browser/settings.ts";
import { randomSeed, SEEDS } from "../../../base/data/seed.ts";

/** The choices for a run. The first of each is the default. */
export const MINUTES = [3, 1, 5] as const;
export const LEVELS = ["rising", "easy", "medium", "hard", "expert"] as const;
export const RULES = ["plain", "survival"] as const;

const LIMIT_NAMES = ["off", "usual", "longer"] as const;

/** This many wrong answers end a survival run. */
export const LIVES = 3;

/** The penalty for skipping a hand, in milliseconds. */
export const PENALTY = 10_000;

/** The number of hands of each level in a rising run. The last level has all remaining hands. */
const RISE = 3;

/**
 * The step between the seeds of a run's hands. It is large, so that two runs rarely share seeds.
 */
const STRIDE = 961_748_927;

/** A run: a seed and a level, which determine the hands, and the rules by which it ends. */
export interface SprintRun {
  /** Six characters in base 36. */
  seed: string;
  minutes: (typeof MINUTES)[number];
  level: (typeof LEVELS)[number];
  rule: (typeof RULES)[number];
  limit: keyof typeof LIMITS;
}

/** What determines the hands of a run. */
export type RunHands = Pick<SprintRun, "seed" | "level">;

/**
 * The name of a run: its seed, the minutes, a letter each for its level and its rule, and a digit
 * for its limit.
 */
export const runName = ({ seed, minutes, level, rule, limit }: SprintRun) =>
  `${seed}${minutes}${letterOf(level)}${rule.charAt(0)}${LIMIT_NAMES.indexOf(limit)}`;

const letterOf = (level: (typeof LEVELS)[number]) => (level === "expert" ? "x" : level.charAt(0));

const NAME = /^([0-9a-z]{6})([135])([rmhex])([ps])([012])$/;

/** The run with a name; null for any other text. */
export function runNamed(name: string): SprintRun | null {
  const [, seed = "", digit, letter, rule, limit] = name.match(NAME) ?? [];
  const minutes = MINUTES.find((each) => `${each}` === digit);
  const level = LEVELS.find((each) => letterOf(each) === letter);
  const named = RULES.find((each) => each.startsWith(rule ?? "-"));
  const chosen = LIMIT_NAMES[Number(limit)];
  if (!minutes || !level || !named || !chosen) return null;
  return { seed, minutes, level, rule: named, limit: chosen };
}

/** The time limit of a run in milliseconds. */
export const timeOf = ({ minutes, limit }: SprintRun) => minutes * 60_000 * LIMITS[limit];

/** A new run, or a run with the hands of another run, with the time limit of the settings. */
export const newRun = ({
  seed = randomSeed(),
  minutes,
  level,
  rule,
}: Omit<SprintRun, "limit" | "seed"> & { seed?: string }): SprintRun => ({
  seed,
  minutes,
  level,
  rule,
  limit: settings.peek().limits,
});

/**
 * The seed and the level from which Python deals a hand of a run.
 *
 * @param place of the hand, from 0
 */
export function dealOf({ seed, level }: RunHands, place: number): { seed: number; level: Level } {
  const rising = ["easy", "medium", "hard", "expert"] as const;
  const step = Math.min(Math.floor(place / RISE), rising.length - 1);
  return {
    seed: (Number.parseInt(seed, 36) + place * STRIDE) % SEEDS,
    level: level === "rising" ? (rising[step] ?? "expert") : level,
  };
}
