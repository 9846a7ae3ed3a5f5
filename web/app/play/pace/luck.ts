import { digest } from "../../base/address/hand-list.ts";

const HALF = 2 ** 16;

/**
 * A number of the standard normal distribution (Box and Muller). The same text always gives the same
 * number.
 */
export function luckOf(text: string) {
  const drawn = digest(text);
  const [first, second] = [((drawn >>> 16) + 1) / HALF, (drawn % HALF) / HALF];
  return Math.sqrt(-2 * Math.log(first)) * Math.cos(2 * Math.PI * second);
}
