import type { Allowing } from "../../cards/puzzle.ts";
import { allowedWords } from "../../words/allowed-words.ts";

/** Names the allowed operators, unless all are allowed. */
export function Allowed({ hand }: { hand: Allowing }) {
  const words = allowedWords(hand);
  return words && <p class="allowed">{words}</p>;
}
