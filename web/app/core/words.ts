import { keyOf, t } from "./i18n.js";
import { number } from "./pretty.js";
import { settings } from "./settings.js";

/** @import { Card, Mixed } from "../../engine/contract.d.ts" */

/**
 * The name that a screen reader says for a card.
 *
 * @param {Card | null} card
 */
export function cardName(card) {
  if (!card) return t("card.facedown");
  if ("value" in card) return t("card.number", { value: number(card.value) });
  const named = settings.value.ranks === "letters" ? keyOf(`rank.${card.rank}`) : null;
  return t("card.name", { rank: named ? t(named) : card.rank, suit: t(`suit.${card.suit}`) });
}

/**
 * A value of Python's in a sentence: a fraction with its whole part, 23 1/2 for 47/2.
 *
 * @param {string | null | undefined} value
 * @param {Mixed | null | undefined} mixed
 */
export function valueText(value, mixed) {
  if (!mixed || mixed.whole === "0") return number(value ?? "");
  return (mixed.negative ? "−" : "") + t("number.mixed", { ...mixed });
}
