import type { Card } from "../../../engine/contract.d.ts";
import { LETTERS } from "./cards.ts";

const RANKS: Record<string, string> = {
  T: "10",
  ...Object.fromEntries(Object.entries(LETTERS).map(([rank, letter]) => [letter, rank])),
};
const NUMERAL = /⁻?\d+(?:⁄\d+)?|[AJQKT]/g;
const FULL_WIDTH = /[\uff10-\uff5a]/g;

/**
 * The numeral that a card puts into the answer. The parser reads its special signs as part of the
 * number.
 */
export function numeralOf(card: Card) {
  return "rank" in card ? `${card.rank}` : card.value.replace("-", "⁻").replace("/", "⁄");
}

/** Which cards are used in the typed text, to dim them. The referee does its own count. */
export function usedCards(cards: (Card | null)[], text: string) {
  const plain = text.replace(FULL_WIDTH, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
  const typed = plain.toUpperCase().match(NUMERAL) ?? [];
  const left = typed.map((numeral) => RANKS[numeral] ?? numeral);
  return cards.map((card) => {
    const found = card ? left.indexOf(numeralOf(card)) : -1;
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
