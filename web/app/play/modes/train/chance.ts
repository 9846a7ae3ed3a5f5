import { mean, sum } from "../../../base/data/sums.ts";
import { APART, type TechniqueRating } from "../../../player/strength/techniques.ts";

/** The part of the hands that the techniques share evenly, so that each of them comes back. */
const EVEN = 1 / 4;

/**
 * The probability of each technique to be the next one, in the order of `codes`. It is higher the
 * further a rating is below the mean of all ratings, and the less certain it is. Each draw is
 * independent of the one before, so that a technique does not exclude itself.
 */
export function chancesOf(
  codes: readonly string[],
  ratings: ReadonlyMap<string, Pick<TechniqueRating, "strength" | "error">>,
) {
  const usual = mean([...ratings.values()].map(({ strength }) => strength));
  const lacks = codes.map((code) => {
    const { strength, error } = ratings.get(code) ?? { strength: usual, error: APART };
    // A smooth positive part: far below the mean it is the gap, far above it tends to 0.
    return error * Math.log1p(Math.exp((usual - strength) / error));
  });
  const total = sum(lacks);
  return lacks.map((lack) => EVEN / codes.length + ((1 - EVEN) * lack) / total);
}

/**
 * The item at a place of a distribution.
 *
 * @param chances of the items, with the sum 1
 * @param random from 0 to 1
 */
export function drawn<Item>(items: readonly Item[], chances: readonly number[], random: number) {
  const place = chances.findIndex((_, at) => random < sum(chances.slice(0, at + 1)));
  return items[place] ?? items.at(-1);
}
