import type { CardNumber, DealParams } from "../../../../engine/contract.d.ts";
import type { Query } from "../../../base/address/router.ts";
import { keysOf } from "../../../base/data/keys.ts";
import { mean } from "../../../base/data/sums.ts";
import { ask, EngineError } from "../../../base/python/engine.ts";
import { type Key, keyOf, t } from "../../../base/words/i18n.ts";
import { EMBLEMS } from "../../../base/words/techniques.ts";
import { playedHands } from "../../../player/history/history.ts";
import { isKnownBy } from "../../../player/history/review/mastery.ts";
import { scoreOf } from "../../../player/strength/scale.ts";
import { ownScore } from "../../../player/strength/strength.ts";
import { techniqueRatings } from "../../../player/strength/techniques.ts";
import { isSolved, type Played } from "../../../table/hand/played.ts";
import { chancesOf, drawn } from "./chance.ts";

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

/** The number of techniques that one press chooses. */
const WEAK = 4;

export const CODES = keysOf(EMBLEMS);

type Asked = Partial<DealParams>;
type Trained = {
  label: Key;
  any: Key;
  nameOf: (value: string) => string;
  /** What each value asks of a deal. */
  values: [string, Asked][];
};

const wordOf = (words: string) => (value: string) => t(keyOf(`${words}.${value}`) ?? "mode.other");

/** What else can be trained, by the parameter of the link: one value of each, or any. */
export const TRAINED: { [name in "level" | "kind"]: Trained } = {
  level: {
    label: "settings.level",
    any: "settings.level.any",
    nameOf: wordOf("level"),
    values: (["easy", "medium", "hard", "expert"] as const).map((level) => [level, { level }]),
  },
  kind: {
    label: "train.kind",
    any: "train.kind.any",
    nameOf: wordOf("train.kind"),
    values: [
      ["ten", { deck: "10" }],
      ["plain", { school: [1, 2, 3] }],
      ["divided", { school: [4, 5, 6] }],
      ["one", { solutions: 1 }],
    ],
  },
};

/** The techniques that a link trains, in the order of the Path, without those unknown here. */
export function techniquesIn({ technique = "" }: Query) {
  const named = technique.split(",");
  return CODES.filter((code) => named.includes(code));
}

/** What else a link trains. Values that are unknown here are left out. */
export const trainedIn = (query: Query) =>
  keysOf(TRAINED).flatMap((name) => {
    const { values, nameOf } = TRAINED[name];
    const [value, asked] = values.find(([value]) => value === query[name]) ?? [];
    return value && asked ? [{ name, value, asked, words: nameOf(value) }] : [];
  });

/**
 * The techniques to train first: those below the mean, the lowest rating first, then the unknown
 * ones in the order of the Path.
 */
export function weakOnes(hands: readonly Played[]) {
  const ratings = techniqueRatings(hands);
  const rated = CODES.flatMap((code) => {
    const { strength, hands: count } = ratings.get(code) ?? { strength: 0, hands: 0 };
    return count >= ENOUGH ? [{ code, strength }] : [];
  });
  const usual = mean(rated.map(({ strength }) => strength));
  const below = rated
    .filter(({ strength }) => strength <= usual)
    .sort((a, b) => a.strength - b.strength)
    .map(({ code }) => code);
  const unknown = CODES.filter(
    (code) => !rated.some((each) => each.code === code) && !isKnownBy(hands, code),
  );
  return [...below, ...unknown].slice(0, WEAK);
}

/** The technique to train first. */
export const weakest = () => weakOnes(playedHands.peek())[0] ?? "sum";

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

/**
 * What a deal of the training asks.
 *
 * @param random returns numbers from 0 to 1
 */
export function wantedDeal(
  query: Query,
  hands: readonly Played[],
  random: () => number,
): DealParams {
  const codes = techniquesIn(query);
  const technique = drawn(codes, chancesOf(codes, techniqueRatings(hands)), random());
  const asked: Asked = Object.assign({}, ...trainedIn(query).map((each) => each.asked));
  return {
    exclude: hands.slice(-RECENT).map(({ numbers }) => numbers),
    solvable: "only",
    opened: random() >= OTHERS,
    near: asked.level ? null : nearScore(hands, technique ?? null),
    ...(technique && { technique }),
    ...asked,
  };
}

/** A hand to train with. If few hands fit, one of the last hands may be dealt again. */
export async function trainingDeal(query: Query, last: CardNumber[] | null, signal: AbortSignal) {
  const wanted = wantedDeal(query, playedHands.peek(), Math.random);
  const exclude = last ? [last] : [];
  const first = { ...wanted, exclude: [...(wanted.exclude ?? []), ...exclude] };
  const deal = await ask("deal", first, { signal }).catch((error) => {
    if (!(error instanceof EngineError) || error.code !== "no-such-hand") throw error;
    return ask("deal", { ...wanted, opened: true, exclude }, { signal });
  });
  return { ...deal, solvable: true };
}
