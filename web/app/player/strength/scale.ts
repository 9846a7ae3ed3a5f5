/**
 * Maps a score from Python to the strength of the hand, on the scale of players.
 *
 * A player is as strong as the hands that take 20 seconds of thought. A tenfold time is 800 points.
 * The players of 4nums.com have 1500; their median times are known for 681 hands, and
 * tests/contract/test_strength_scale.py compares them with these numbers.
 */
const KNOTS = [
  [0, 750],
  [25, 930],
  [50, 1045],
  [75, 1170],
  [85, 1300],
  [90, 1440],
  [95, 1675],
  [98, 2120],
  [100, 2305],
] as const;

/** The strength of an unknown player, who begins with easy hands. */
export const FIRST_STRENGTH = 700;

/** @param score from 0 to 100 */
export const strengthOf = (score: number) => interpolate(KNOTS, score);

/** The score of the hands with a strength: 0 below the scale, 100 above it. */
export const scoreOf = (strength: number) =>
  interpolate(
    KNOTS.map(([score, own]) => [own, score] as const),
    strength,
  );

function interpolate(knots: readonly (readonly [from: number, to: number])[], value: number) {
  let [low, start] = knots[0] ?? [0, 0];
  for (const [high, end] of knots) {
    if (value <= high)
      return start + ((end - start) * Math.max(0, value - low)) / (high - low || 1);
    [low, start] = [high, end];
  }
  return start;
}
