import { playedHands } from "../../../player/history/history.ts";
import { type Standing, standingAfter } from "../../../player/history/standing.ts";
import { isEnded, isSolved } from "../../../table/hand/played.ts";
import type { Challenge, ChallengeHand, ChallengeResult } from "./challenge-link.ts";

type Outcome = "won" | "lost" | "drawn";

type Total = { solved: number; count: number; tenths: number };

/** The longest time in a link, in tenths of a second. */
const LONGEST = 999_999;

/** The fields that name a challenge's hand in the history. */
export const seriesOf = ({ challenge, place }: ChallengeHand) => ({ series: challenge.id, place });

/** The records of a challenge's hand, oldest first. */
const recordsOf = ({ challenge, place }: ChallengeHand) =>
  playedHands.value.filter((hand) => hand.series === challenge.id && hand.place === place);

/** The player's result with a hand of a challenge. Only the first attempt counts. */
export const standingOfHand = (played: ChallengeHand) => standingAfter(recordsOf(played));

/** The records that ended the hands of a challenge. */
export const endedHands = (challenge: Challenge) =>
  challenge.hands.flatMap((_, place) => recordsOf({ challenge, place }).find(isEnded) ?? []);

/** The record of a challenge's hand that was won; null for any other hand. */
export function wonBefore(played: ChallengeHand) {
  const ended = recordsOf(played).find(isEnded);
  return ended && isSolved(ended) ? ended : null;
}

export const standingsOf = (challenge: Challenge) =>
  challenge.hands.map((_, place) => standingOfHand({ challenge, place }));

/** @param standing of a hand that has ended */
export const resultOf = ({ result, milliseconds, hints }: Standing): ChallengeResult =>
  result === "solved" ? { tenths: inTenths(milliseconds), hints: Math.min(hints, 99) } : null;

/**
 * A time in the form of links: in tenths of a second, rounded down like the clock, at least one.
 */
export const inTenths = (milliseconds: number) =>
  Math.min(LONGEST, Math.max(1, Math.floor(milliseconds / 100)));

export const totalOf = (results: ChallengeResult[]): Total => ({
  solved: results.filter(Boolean).length,
  count: results.length,
  tenths: results.reduce((sum, result) => sum + (result?.tenths ?? 0), 0),
});

/** Who did better: first by the number of solved hands, then by the time. */
export function outcomeOf(mine: ChallengeResult[], theirs: ChallengeResult[]): Outcome {
  const [a, b] = [totalOf(mine), totalOf(theirs)];
  const ahead = a.solved - b.solved || b.tenths - a.tenths;
  return ahead > 0 ? "won" : ahead < 0 ? "lost" : "drawn";
}

/**
 * The first open hand after a place, continuing from the beginning; undefined if all hands have
 * ended.
 *
 * @param after this hand itself is left out
 */
export function openPlace(challenge: Challenge, after: number = -1) {
  const standings = standingsOf(challenge);
  const places = standings.map((_, step) => (after + 1 + step) % standings.length);
  return places.find((place) => place !== after && standings[place]?.result === "open");
}
