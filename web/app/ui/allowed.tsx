import { allowedWords } from "../core/allowed-words.ts";
import type { Allowing } from "../core/puzzle.ts";

/** Which operators are allowed, where not all are. */
export function Allowed({ hand }: { hand: Allowing }) {
  const words = allowedWords(hand);
  return words && <p class="allowed">{words}</p>;
}
