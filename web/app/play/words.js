import { keyOf, listed, t } from "../i18n.js";
import { number } from "../pretty.js";
import { settings } from "../settings.js";

/** @import { Card, Counted, Mixed, Overused, Params } from "../types.js" */
/** @import { Judged } from "./answer.js" */

/** @type {Record<string, string>} */
const COURT = { 1: "A", 11: "J", 12: "Q", 13: "K" };

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
 * A card's number as it is told in a sentence, with the letter that the card shows.
 *
 * @param {string} value
 */
function named(value) {
  const letter = settings.value.ranks === "letters" ? COURT[value] : undefined;
  return letter ? t("number.named", { value, letter }) : number(value);
}

/**
 * A value of Python's as it is told: a fraction as whole part and rest, 23 1/2 for 47/2.
 *
 * @param {string | null | undefined} value
 * @param {Mixed | null | undefined} mixed
 */
export function told(value, mixed) {
  if (!mixed || mixed.whole === "0") return number(value ?? "");
  return (mixed.negative ? "−" : "") + t("number.mixed", { ...mixed });
}

/** @param {Counted[]} counted */
const repeated = (counted) =>
  counted.flatMap(({ value, count }) => Array(Number(count)).fill(named(value)));

/**
 * All that is wrong with the cards, a sentence each.
 *
 * @param {Params} params
 */
function cardSentences(params) {
  const strangers = /** @type {Counted[]} */ (params.not_on_table ?? []);
  const overused = /** @type {Overused[]} */ (params.overused ?? []);
  const unused = repeated(/** @type {Counted[]} */ (params.unused ?? []));
  const sentences = [];
  if (strangers.length) {
    const values = listed(strangers.map(({ value }) => number(value)));
    const key = strangers.length > 1 ? "verdict.not-on-table.many" : "verdict.not-on-table";
    sentences.push(t(key, { values }));
  }
  for (const { value, used, available } of overused) {
    sentences.push(t("verdict.overused", { value: named(value), used, count: available }));
  }
  if (unused.length) {
    sentences.push(t("verdict.unused", { values: listed(unused), count: unused.length }));
  }
  return sentences;
}

/**
 * What a verdict says to the player, a sentence each.
 *
 * @param {Judged} verdict
 * @param {string} target
 */
export function verdictSentences({ code, params = {}, value, mixed }, target) {
  if (params.not_on_table || params.overused || params.unused) return cardSentences(params);
  const key = keyOf(`verdict.${code}`) ?? keyOf(`hand-error.${code}`) ?? "verdict.other";
  const made = told(value, mixed);
  const stated = number(String(params.stated ?? ""));
  return [t(key, { ...params, code, stated, target: number(target), value: made })];
}
