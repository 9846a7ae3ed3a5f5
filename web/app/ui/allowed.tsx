import { allowedWords } from "../core/allowed-words.js";

/** @import { Allowing } from "../core/puzzle.js" */

/**
 * Which operators are allowed, where not all are.
 *
 * @param {{hand: Allowing}} props
 */
export function Allowed({ hand }) {
  const words = allowedWords(hand);
  return words && <p class="allowed">{words}</p>;
}
