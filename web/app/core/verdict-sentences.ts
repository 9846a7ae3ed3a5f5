import { LETTERS } from "./cards.js";
import { keyFor } from "./failures.js";
import { listed, t } from "./i18n.js";
import { number, SIGNS } from "./pretty.js";
import { settings } from "./settings.js";
import { valueText } from "./words.js";

/** @import { CardProblems, CountedCard, Params } from "../../engine/contract.d.ts" */
/** @import { Ruling } from "./ruling.js" */

/**
 * A card's number in a sentence, with the letter that the card shows.
 *
 * @param {string} value
 */
function named(value) {
  const letter = settings.value.ranks === "letters" ? LETTERS[value] : undefined;
  return letter ? t("number.named", { value, letter }) : number(value);
}

/** @param {CountedCard[]} counted */
const repeated = (counted) =>
  counted.flatMap(({ value, count }) => Array(Number(count)).fill(named(value)));

/**
 * All that is wrong with the cards, a sentence each.
 *
 * @param {CardProblems} problems
 */
function cardSentences({ not_on_table, overused, unused: left }) {
  const unused = repeated(left);
  const sentences = [];
  if (not_on_table.length) {
    const values = listed(not_on_table.map(({ value }) => number(value)));
    const key = not_on_table.length > 1 ? "verdict.not-on-table.many" : "verdict.not-on-table";
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
 * @param {Ruling} verdict
 * @param {string} target
 */
export function verdictSentences({ code, params = {}, value, mixed }, target) {
  if (isAboutCards(params)) return cardSentences(params);
  const key = keyFor(code);
  const made = valueText(value, mixed);
  const stated = number(params.stated ?? "");
  const allowed = (params.allowed ?? "").replace(/[-*/]/g, (symbol) => SIGNS[symbol] ?? symbol);
  return [t(key, { ...params, allowed, code, stated, target: number(target), value: made })];
}

/**
 * @param {Params | CardProblems} params
 * @returns {params is CardProblems}
 */
function isAboutCards(params) {
  return "not_on_table" in params;
}
