import type { Card, Mixed } from "../../../engine/contract.d.ts";
import { pictureOf } from "../cards/cards.ts";
import { courts, letterOn } from "./courts.ts";
import { keyOf, t } from "./i18n.ts";
import { number } from "./pretty.ts";

/** The name that a screen reader speaks for a card. */
export function cardName(card: Card | null) {
  if (!card) return t("card.facedown");
  if ("value" in card) return t("card.number", { value: number(card.value) });
  const named = letterOn(card) && keyOf(`rank.${pictureOf(card, courts())}`);
  return t("card.name", { rank: named ? t(named) : card.rank, suit: t(`suit.${card.suit}`) });
}

/**
 * Formats a value of Python's for a sentence. A fraction is shown as a mixed number: 23 1/2 for
 * 47/2.
 */
export function valueText(value: string | null | undefined, mixed: Mixed | null | undefined) {
  if (!mixed || mixed.whole === "0") return number(value ?? "");
  return (mixed.negative ? "−" : "") + t("number.mixed", { ...mixed });
}
