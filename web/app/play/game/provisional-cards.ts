import type { Card } from "../../../engine/contract.d.ts";
import { MAX_CARDS, withSuits } from "../../base/cards/cards.ts";

/**
 * The cards of a linked hand until Python has read it. Plain numbers are drawn at once, other cards
 * are face down.
 */
export function provisionalCards(text: string): (Card | null)[] {
  const words = text.split(/[\s,，、]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > MAX_CARDS) return [null, null, null, null];
  if (!words.every((word) => /^\d{1,9}$/.test(word)) || (words.length === 1 && text.length > 2)) {
    return (words.length > 1 ? words : [..."1234"]).map(() => null);
  }
  return withSuits(words.map((word) => ({ value: String(Number(word)) })));
}
