import { randomSeed, SEEDS } from "../core/seed.js";
import { LIMITS, settings } from "../core/settings.js";

/** @import { Level } from "../../engine/contract.d.ts" */

/** The choices of a run; the first of each is the usual one. */
export const MINUTES = /** @type {const} */ ([3, 1, 5]);
export const LEVELS = /** @type {const} */ (["rising", "easy", "medium", "hard", "expert"]);
export const RULES = /** @type {const} */ (["plain", "survival"]);

const LIMIT_NAMES = /** @type {const} */ (["off", "usual", "longer"]);

/** How many wrong answers end a run of survival. */
export const LIVES = 3;

/** What it costs to skip a hand, in milliseconds. */
export const PENALTY = 10_000;

/** How many hands of a rising run each level has; the last level has all that follow. */
const RISE = 3;

/** Which seeds the hands of a run have: those of two runs hardly meet. */
const STRIDE = 961_748_927;

/**
 * A run: hands that follow from a seed and a level, and the rules by which it ends.
 *
 * @typedef {object} Run
 * @property {string} seed six characters in base 36
 * @property {typeof MINUTES[number]} minutes
 * @property {typeof LEVELS[number]} level
 * @property {typeof RULES[number]} rule
 * @property {keyof typeof LIMITS} limit
 */

/**
 * The name of a run: its seed, the minutes, a letter for its level and its rule, and a digit for its limit.
 *
 * @param {Run} run
 */
export const nameOf = ({ seed, minutes, level, rule, limit }) =>
  `${seed}${minutes}${letterOf(level)}${rule.charAt(0)}${LIMIT_NAMES.indexOf(limit)}`;

/** @param {typeof LEVELS[number]} level */
const letterOf = (level) => (level === "expert" ? "x" : level.charAt(0));

const NAME = /^([0-9a-z]{6})([135])([rmhex])([ps])([012])$/;

/**
 * The run of a name; null for any other text.
 *
 * @param {string} name
 * @returns {Run | null}
 */
export function runNamed(name) {
  const [, seed = "", digit, letter, rule, limit] = name.match(NAME) ?? [];
  const minutes = MINUTES.find((each) => `${each}` === digit);
  const level = LEVELS.find((each) => letterOf(each) === letter);
  const named = RULES.find((each) => each.startsWith(rule ?? "-"));
  const chosen = LIMIT_NAMES[Number(limit)];
  if (!minutes || !level || !named || !chosen) return null;
  return { seed, minutes, level, rule: named, limit: chosen };
}

/**
 * The milliseconds that a run has.
 *
 * @param {Run} run
 */
export const timeOf = ({ minutes, limit }) => minutes * 60_000 * LIMITS[limit];

/**
 * A new run, or one that plays the hands of another, with the time limit of the settings.
 *
 * @param {Omit<Run, "limit" | "seed"> & {seed?: string}} wanted
 * @returns {Run}
 */
export const newRun = ({ seed = randomSeed(), minutes, level, rule }) => ({
  seed,
  minutes,
  level,
  rule,
  limit: settings.peek().limits,
});

/**
 * The seed and the level from which Python deals a hand of a run.
 *
 * @param {Run} run
 * @param {number} place of the hand, from 0
 * @returns {{seed: number, level: Level}}
 */
export function dealOf({ seed, level }, place) {
  const rising = /** @type {const} */ (["easy", "medium", "hard", "expert"]);
  const step = Math.min(Math.floor(place / RISE), rising.length - 1);
  return {
    seed: (Number.parseInt(seed, 36) + place * STRIDE) % SEEDS,
    level: level === "rising" ? (rising[step] ?? "expert") : level,
  };
}
