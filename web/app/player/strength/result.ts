import { isSolved, type Played } from "../../table/hand/played.ts";

/** The seconds that entering an answer takes, and the shortest time of thought. */
export const ENTRY = 3;
const AT_ONCE = 0.5;

/** The seconds of thought for a hand that is as strong as the player. */
const PAR = 20;

/** A tenfold time equals this number of points. */
const TENFOLD = 800;

/** The standard deviation, in points, of one player's performances on hands of the same level. */
export const SPREAD = 240;

/** The share of a win that remains after each hint, and after each wrong answer. */
const HINT = 0.5;
export const WRONG = 0.8;

/** How much of a win a hand is: 1 if solved without hints and wrong answers, 0 if given up. */
export function shareOf(hand: Played) {
  return isSolved(hand) ? HINT ** hand.hints * WRONG ** hand.wrong : 0;
}

/** By how much a player with this time is stronger than the hand. */
export function leadOf({ milliseconds }: Pick<Played, "milliseconds">) {
  const thought = Math.max(AT_ONCE, milliseconds / 1000 - ENTRY);
  return -TENFOLD * Math.log10(thought / PAR);
}

/** The milliseconds of a player who is so much stronger than the hand. */
export const timeFor = (lead: number) => 1000 * (ENTRY + PAR * 10 ** (-lead / TENFOLD));

/**
 * How much of the time that the player needs for such a hand was spent on it, at most 1. A hand
 * that was claimed to have no solution sooner was not examined.
 *
 * @param strength of the player
 * @param level the strength of the hand
 */
export function examined(hand: Played, strength: number, level: number) {
  return Math.min(1, 10 ** ((strength - level - leadOf(hand)) / TENFOLD));
}

/**
 * The probability of a win, by the Elo formula.
 *
 * @param strength of the player
 * @param level the strength of the hand
 */
export function expected(strength: number, level: number) {
  return 1 / (1 + 10 ** ((level - strength) / 400));
}
