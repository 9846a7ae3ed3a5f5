import { allowedWords } from "../core/allowed-words.ts";
import type { Allowing } from "../core/puzzle.ts";

/** Names the allowed operators, unless all are allowed. */
export function Allowed({ hand }: { hand: Allowing }) {
  const words = allowedWords(hand);
  return words && <p class="allowed">{words}</p>;
}
