import type { Query } from "../../base/address/router.ts";
import { plainName } from "../../base/data/names.ts";
import { SEEDS } from "../../base/data/seed.ts";
import type { SprintRun } from "../modes/sprint/kinds.ts";

/** The levels by their digit in a code. */
export const LEVELS = ["rising", "easy", "medium", "hard", "expert"] as const;

export const COUNTS = [5, 10] as const;

/** What two devices need to play the same hands from the same moment. */
export type Start = {
  /** Six characters in base 36. */
  seed: string;
  level: SprintRun["level"];
  count: (typeof COUNTS)[number];
  /** When the cards are turned up, in seconds since 1970. */
  moment: number;
  /** Identifies the hands, because two versions of the page may deal different ones. */
  mark: number;
  /** The name of the inviter; may be empty. */
  by: string;
};

/** Why a link starts no match. `newer`: a later version of the page wrote it. */
export type StartFault = "damaged" | "newer";

const VERSION = "1";
/** The number of marks. */
export const MARKS = 10 ** 6;
export const LONGEST_NAME = 20;

/** The seconds between the making of a code and its start. */
export const LEAD = 20;
/** A start that is further ahead comes from a wrong clock, in seconds. */
const MOST_AHEAD = 3600;

export const shownName = (text: string) => plainName(text, LONGEST_NAME);

const padded = (value: number, digits: number) => `${value}`.padStart(digits, "0");

/**
 * The code of a start, in digits: the version, one for the level and two for the number of hands,
 * ten for the seed, ten for the moment, and six for the mark.
 */
export const startCode = ({ seed, level, count, moment, mark }: Omit<Start, "by">) =>
  [
    VERSION,
    LEVELS.indexOf(level),
    padded(count, 2),
    padded(Number.parseInt(seed, 36), 10),
    padded(moment, 10),
    padded(mark, 6),
  ].join("");

export const startQuery = (start: Start): Query => ({
  apart: startCode(start),
  ...(start.by && { by: start.by }),
});

const CODE = /^1([0-4])(05|10)(\d{10})(\d{10})(\d{6})$/;
/** A code of a later version begins with another digit. */
const NEWER = /^[2-9]\d{9,99}$/;

/** The start in the query of a link, or its fault; null if the link has none. */
export function readStart({ apart, by = "" }: Query): Start | { fault: StartFault } | null {
  if (!apart) return null;
  const [, level, hands, seed, moment, mark] = apart.match(CODE) ?? [];
  const count = COUNTS.find((each) => each === Number(hands));
  if (!count || Number(seed) >= SEEDS) return { fault: NEWER.test(apart) ? "newer" : "damaged" };
  return {
    seed: Number(seed).toString(36).padStart(6, "0"),
    level: LEVELS[Number(level)] ?? LEVELS[0],
    count,
    moment: Number(moment),
    mark: Number(mark),
    by: shownName(by),
  };
}

/**
 * The milliseconds until a start, by the clock of this device; null if the start is not to be waited
 * for: it is in the past, or so far ahead that a clock is wrong. Then the player starts by hand.
 */
export function waitFor({ moment }: Pick<Start, "moment">, now: number): number | null {
  const left = moment * 1000 - now;
  return left > 0 && left <= MOST_AHEAD * 1000 ? left : null;
}
