import { isSolved, type Played } from "../../table/hand/played.ts";
import { type Code, TECHNIQUES } from "./techniques.ts";

/** The techniques of the placement hands, in the order of the Path. */
export const PLACING = [
  "sum",
  "six-four",
  "spare-one",
  "two-pairs",
  "add-up",
  "over-back",
  "divide-last",
  "fraction-times",
] as const;

/** A hand that takes longer than this is not easy. In milliseconds. */
export const EASILY = 60_000;

/**
 * The least number of hands that show the player's skill with a technique, and the share that must
 * be easy.
 */
const ENOUGH = 2;
const KNOWN = 0.7;

/** The least number of hands in the history that place a player. */
const HISTORY = 24;

/**
 * Places a player by results with hands of `PLACING`, as far as they were played: at the first
 * technique after the last easy hand before the first hard one.
 *
 * @returns null if all were easy
 */
export function placeByHands(easy: readonly boolean[]): Code | null {
  const missed = easy.indexOf(false);
  if (missed === -1) return easy.length < PLACING.length ? "sum" : null;
  const last = PLACING[missed - 1];
  return TECHNIQUES[last ? placeOf(last) + 1 : 0]?.code ?? null;
}

/**
 * Places a player by the history: at the first technique that is not easy. A technique with few
 * hands is skipped if a later one is known.
 *
 * @returns null if there are too few hands
 */
export function placeByHistory(hands: readonly Played[]): Code | null {
  const met = hands.filter(({ technique }) => technique !== undefined);
  if (met.length < HISTORY) return null;
  const shares = TECHNIQUES.map(({ code }) => {
    const withTechnique = met.filter(({ technique }) => technique?.code === code);
    return withTechnique.length < ENOUGH
      ? null
      : withTechnique.filter(cameEasily).length / withTechnique.length;
  });
  const shaky = shares.findIndex((share) => share !== null && share < KNOWN);
  const known = shares.findLastIndex((share) => share !== null && share >= KNOWN);
  return TECHNIQUES[shaky === -1 ? known + 1 : shaky]?.code ?? null;
}

const cameEasily = (hand: Played) =>
  isSolved(hand) && hand.hints === 0 && hand.milliseconds <= EASILY;

const placeOf = (code: string) => TECHNIQUES.findIndex((technique) => technique.code === code);
