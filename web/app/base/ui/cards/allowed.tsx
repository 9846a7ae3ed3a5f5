import type { Allowing } from "../../cards/puzzle.ts";
import { allowedWords } from "../../words/allowed-words.ts";

/** Names what a hand allows, unless it is the usual. */
export function Allowed({ hand }: { hand: Allowing }) {
  const words = allowedWords(hand);
  return words && <p class="allowed">{words}</p>;
}
