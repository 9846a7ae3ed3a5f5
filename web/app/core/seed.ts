/** Seeds are integers below this: six characters in base 36. */
export const SEEDS = 36 ** 6;

/** The six characters of a seed that nobody has chosen. */
export function randomSeed() {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn % SEEDS).toString(36).padStart(6, "0");
}
