/**
 * The strength of the hand whose score from Python is this, on the scale of players.
 *
 * A player has the strength of the hands that take 20 seconds of thought; ten times the time is 800
 * points. The players of 4nums.com, whose median times for 681 hands are known, have 1500:
 * tests/contract/test_strength_scale.py compares these numbers with their times.
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

/** A player of whom nothing is known begins with easy hands. */
export const FIRST_STRENGTH = 700;

/** @param score of 0 to 100 */
export const strengthOf = (score: number) => interpolate(KNOTS, score);

/** The score of the hands that have a strength: 0 and 100 beyond the scale. */
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
