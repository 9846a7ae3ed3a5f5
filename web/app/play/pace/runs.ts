import type { Difficulty } from "../../../engine/contract.d.ts";
import type { Settings } from "../../base/browser/settings.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { mean } from "../../base/data/sums.ts";
import { medianOf } from "../../base/decks/medians.ts";
import { entriesOfHand } from "../../player/replay/tried.ts";
import { ENTRY, SPREAD, timeFor } from "../../player/strength/result.ts";
import { strengthOf } from "../../player/strength/scale.ts";
import { handName, type Played } from "../../table/hand/played.ts";
import { type Run, runOfTime, runOfTrail } from "../match/run.ts";
import type { Friend } from "../modes/challenge/friend.ts";
import { luckOf } from "./luck.ts";

/** Against whose time the player plays. */
export type Pace = Settings["pace"];

/**
 * What the run of a hand depends on.
 *
 * @field wins the hands that the player has won without a hint, oldest first
 * @field day of the run: a simulated player plays a hand the same all day
 */
export type Facts = {
  puzzle: Puzzle;
  difficulty: Difficulty | null;
  wins: readonly Played[];
  strength: number | null;
  day: string;
  friend: Friend | null;
};

/** The number of last wins whose mean is the player's. */
const LATEST = 20;

/** The run of a hand at a pace; null if there is none, or if it is not known. */
export function runAt(pace: Pace, facts: Facts): Run | null {
  const { puzzle, difficulty, friend } = facts;
  if (pace === "off") return null;
  if (pace === "friend") return friend && replayOf({ ...friend, numbers: puzzle.numbers });
  if (pace === "strength") return simulated(facts);
  if (pace === "middle") return runOfKnown(medianOf(puzzle));
  const ofLevel = facts.wins.filter(({ level }) => level && level === difficulty?.level);
  if (pace === "mean") return runOfKnown(meanOf(ofLevel.slice(-LATEST)));
  const same = facts.wins.filter((hand) => handName(hand) === handName(puzzle));
  const hands = same.length ? same : ofLevel;
  const hand = pace === "last" ? hands.at(-1) : fastest(hands);
  return hand ? replayOf(hand) : null;
}

const runOfKnown = (time: number | null) => (time === null ? null : runOfTime(time));

const meanOf = (hands: readonly Played[]) =>
  hands.length ? mean(hands.map(({ milliseconds }) => milliseconds)) : null;

const fastest = (hands: readonly Played[]) =>
  [...hands].sort((a, b) => a.milliseconds - b.milliseconds)[0];

/** A won hand, without its steps if its trail is missing or damaged. */
const replayOf = (hand: Pick<Played, "milliseconds" | "numbers" | "trail">) =>
  runOfTrail(entriesOfHand(hand) ?? [], hand.milliseconds);

/** A player of the same strength, whose times vary as in `docs/strength.md`. */
function simulated({ puzzle, difficulty, strength, day }: Facts) {
  if (strength === null || !difficulty) return null;
  const luck = luckOf(`${handName(puzzle)} ${day}`);
  const lead = strength + SPREAD * luck - strengthOf(difficulty.score);
  return runOfTime(timeFor(lead), puzzle.numbers.length - 1, 1000 * ENTRY);
}
