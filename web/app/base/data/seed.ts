/** The number of seeds: integers below this limit, written as six characters in base 36. */
export const SEEDS = 36 ** 6;

/** Draws the six characters of a random seed. */
export function randomSeed() {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn % SEEDS).toString(36).padStart(6, "0");
}
