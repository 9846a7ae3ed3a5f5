import { isSolved, type Played } from "../history/played.ts";
import { type Code, TECHNIQUES } from "./techniques.ts";

/** The techniques of the hands by which a player is placed, in the order of the Path. */
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

/** A hand that takes longer, in milliseconds, does not come easily. */
export const EASILY = 60_000;

/** The least that says how a player is with a technique, and the share that is known. */
const ENOUGH = 2;
const KNOWN = 0.7;

/** The least number of kept hands that place a player. */
const HISTORY = 24;

/**
 * Where a player begins who had these results with hands of `PLACING`, as far as these were played:
 * at the first technique after the last that came easily before the first that did not.
 *
 * @returns null where all came easily
 */
export function placeByHands(easy: readonly boolean[]): Code | null {
  const missed = easy.indexOf(false);
  if (missed === -1) return easy.length < PLACING.length ? "sum" : null;
  const last = PLACING[missed - 1];
  return TECHNIQUES[last ? placeOf(last) + 1 : 0]?.code ?? null;
}

/**
 * Where a player begins by the hands kept: at the first technique that does not come easily. One that
 * was hardly met is passed over where a later one is known.
 *
 * @returns null where there are too few hands
 */
export function placeByHistory(hands: readonly Played[]): Code | null {
  const met = hands.filter(({ technique }) => technique !== null);
  if (met.length < HISTORY) return null;
  const shares = TECHNIQUES.map(({ code }) => {
    const own = met.filter(({ technique }) => technique?.code === code);
    return own.length < ENOUGH ? null : own.filter(cameEasily).length / own.length;
  });
  const shaky = shares.findIndex((share) => share !== null && share < KNOWN);
  const known = shares.findLastIndex((share) => share !== null && share >= KNOWN);
  return TECHNIQUES[shaky === -1 ? known + 1 : shaky]?.code ?? null;
}

const cameEasily = (hand: Played) =>
  isSolved(hand) && hand.hints === 0 && hand.milliseconds <= EASILY;

const placeOf = (code: string) => TECHNIQUES.findIndex((technique) => technique.code === code);
