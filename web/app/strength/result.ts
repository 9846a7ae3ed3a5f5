import { isSolved, type Played } from "../history/played.ts";

/** The seconds that it takes to enter an answer, and the least that anybody thinks. */
const ENTRY = 3;
const AT_ONCE = 0.5;

/** The seconds of thought for a hand of the player's own strength. */
const PAR = 20;

/** Ten times the time is this number of points. */
const TENFOLD = 800;

/** What is left of a win with each hint, and after each wrong answer. */
const HINT = 0.5;
const WRONG = 0.8;

/** How much of a win a hand is: 1 solved without a hint and a wrong answer, 0 given up. */
export function shareOf(hand: Played) {
  return isSolved(hand) ? HINT ** hand.hints * WRONG ** hand.wrong : 0;
}

/** By how much a player who takes as long as this is stronger than the hand. */
export function leadOf({ milliseconds }: Pick<Played, "milliseconds">) {
  const thought = Math.max(AT_ONCE, milliseconds / 1000 - ENTRY);
  return -TENFOLD * Math.log10(thought / PAR);
}

/**
 * How probable a win is, by the rule of Elo.
 *
 * @param strength of the player
 * @param level the strength of the hand
 */
export function expected(strength: number, level: number) {
  return 1 / (1 + 10 ** ((level - strength) / 400));
}
