import { keyOf, t } from "./i18n.js";
import { number } from "./pretty.js";
import { settings } from "./settings.js";

/** @import { Card, Mixed, Params } from "../../engine/contract.d.ts" */
/** @import { FailureCode } from "../../engine/types.d.ts" */

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

/**
 * What a failure says to the player.
 *
 * @param {{code: FailureCode, params: Params}} failure
 */
export const failureSentence = ({ code, params }) => t(keyFor(code), { ...params, code });

/** @param {string} code of a failure or a verdict */
export const keyFor = (code) =>
  keyOf(`hand-error.${code}`) ?? keyOf(`verdict.${code}`) ?? "verdict.other";

/** @param {string} code of a technique, which an older or newer version may have recorded */
export const techniqueName = (code) =>
  t(keyOf(`stats.technique.${code}`) ?? "stats.technique.other");
