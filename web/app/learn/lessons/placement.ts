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

/** The placement asks at least this many questions. */
const LEAST = 3;

/**
 * Whether the placement is over, after hands of `PLACING` that were easy or not. Two misses in a
 * row end it, one slip does not.
 */
export const isPlaced = (easy: readonly boolean[]) =>
  easy.length === PLACING.length ||
  (easy.length >= LEAST && easy.some((isEasy, at) => at > 0 && !isEasy && !easy[at - 1]));

/**
 * Places a player by results with hands of `PLACING`, as far as they were played: at the technique
 * which leaves most easy hands before it and most others after it. If two do, the earlier one.
 *
 * @returns null if the player is beyond the last hand
 */
export function placeByHands(easy: readonly boolean[]): Code | null {
  const places = Array.from({ length: easy.length + 1 }, (_, place) => place);
  const fits = places.map((place) => easy.filter((isEasy, at) => isEasy === at < place).length);
  const place = fits.indexOf(Math.max(...fits));
  if (place === PLACING.length) return null;
  const last = PLACING[place - 1];
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
