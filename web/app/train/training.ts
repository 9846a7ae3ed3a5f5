import type { CardNumber } from "../../engine/contract.d.ts";
import { ask } from "../core/engine.ts";
import { keysOf } from "../core/keys.ts";
import type { Query } from "../core/router.ts";
import { EMBLEMS } from "../core/techniques.ts";
import { playedHands } from "../history/history.ts";
import { isKnownBy } from "../history/mastery.ts";
import { isSolved, type Played } from "../history/played.ts";
import { scoreOf } from "../strength/scale.ts";
import { ownScore } from "../strength/strength.ts";
import { techniqueRatings } from "../strength/techniques.ts";

/** One hand in so many is not opened by the technique, so that it must be recognized. */
const OTHERS = 1 / 5;

/** How many of the last hands are not dealt again. */
const RECENT = 50;

/** The score of the first hand differs from the player's by this, and rises with each solved one. */
const BELOW = 12;
const RISE = 4;
const RISES = 6;

/** The hands of a rating that is worth comparing with others. */
const ENOUGH = 3;

const CODES = keysOf(EMBLEMS);

/** The technique of a query; null for none. A name that is unknown here counts as none. */
export const techniqueIn = ({ technique }: Query) =>
  CODES.find((code) => code === technique) ?? null;

const LEVELS = ["easy", "medium", "hard", "expert"] as const;

const levelIn = ({ level }: Query) => LEVELS.find((one) => one === level);

/** The technique to train first: the one with the lowest rating, or the first unknown one. */
export function weakest(): string {
  const hands = playedHands.peek();
  const rated = [...techniqueRatings(hands)].filter(
    ([code, { hands }]) => hands >= ENOUGH && techniqueIn({ technique: code }),
  );
  const [lowest] = rated.sort(([, a], [, b]) => a.strength - b.strength);
  return lowest?.[0] ?? CODES.find((code) => !isKnownBy(hands, code)) ?? "sum";
}

/**
 * The score of the next hand: near the player's rating for the technique, and rising while hands
 * are solved.
 */
export function nearScore(hands: readonly Played[], technique: string | null) {
  const rating = techniqueRatings(hands).get(technique ?? "");
  const own = rating ? scoreOf(rating.strength) : ownScore();
  const last = hands.slice(-RISES).reverse();
  const end = last.findIndex((hand) => hand.mode !== "train" || !isSolved(hand));
  const solved = end < 0 ? last.length : end;
  return Math.max(0, Math.min(100, own - BELOW + RISE * solved));
}

/** A hand to train with. */
export async function trainingDeal(query: Query, last: CardNumber[] | null, signal: AbortSignal) {
  const hands = playedHands.peek();
  const technique = techniqueIn(query);
  const level = levelIn(query);
  const exclude = hands.slice(-RECENT).map(({ numbers }) => numbers);
  const deal = await ask(
    "deal",
    {
      exclude: last ? [...exclude, last] : exclude,
      solvable: "only",
      technique,
      opened: Math.random() >= OTHERS,
      ...(level ? { level } : { near: nearScore(hands, technique) }),
    },
    { signal },
  );
  return { ...deal, solvable: true };
}
