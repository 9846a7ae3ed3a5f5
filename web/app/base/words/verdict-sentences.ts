import type { CardProblems, CountedCard, Params } from "../../../engine/contract.d.ts";
import { settings } from "../browser/settings.ts";
import { LETTERS } from "../cards/cards.ts";
import type { Ruling } from "../python/ruling.ts";
import { valueText } from "./card-words.ts";
import { courts } from "./courts.ts";
import { keyFor } from "./failures.ts";
import { listed, t } from "./i18n.ts";
import { number, SIGNS } from "./pretty.ts";
import { techniqueName } from "./techniques.ts";

/** A card's number in a sentence, with the letter that is shown on the card. */
function numberName(value: string) {
  const letter = settings.value.ranks === "letters" && !courts() ? LETTERS[value] : undefined;
  return letter ? t("number.named", { value, letter }) : number(value);
}

const repeated = (counted: CountedCard[]) =>
  counted.flatMap(({ value, count }) => Array(Number(count)).fill(numberName(value)));

/** Everything that is wrong with the use of the cards, one sentence each. */
function cardSentences({ not_on_table, overused, unused: left }: CardProblems) {
  const unused = repeated(left);
  const sentences = [];
  if (not_on_table.length) {
    const values = listed(not_on_table.map(({ value }) => number(value)));
    const key = not_on_table.length > 1 ? "verdict.not-on-table.many" : "verdict.not-on-table";
    sentences.push(t(key, { values }));
  }
  for (const { value, used, available } of overused) {
    sentences.push(t("verdict.overused", { value: numberName(value), used, count: available }));
  }
  if (unused.length) {
    sentences.push(t("verdict.unused", { values: listed(unused), count: unused.length }));
  }
  return sentences;
}

/** The sentences about a verdict for the player. */
export function verdictSentences({ code, params = {}, value, mixed }: Ruling, target: string) {
  if (isAboutCards(params)) return cardSentences(params);
  const isCard = code === "division-by-zero" && params.divisor === "0";
  const key = isCard ? "verdict.division-by-zero.card" : keyFor(code);
  const made = valueText(value, mixed);
  const stated = number(params.stated ?? "");
  const allowed = (params.allowed ?? "").replace(/[-*/]/g, (symbol) => SIGNS[symbol] ?? symbol);
  const { found, wanted } = params;
  const techniques =
    found && wanted ? { found: techniqueName(found), wanted: techniqueName(wanted) } : {};
  return [
    t(key, {
      ...params,
      ...techniques,
      allowed,
      code,
      stated,
      target: number(target),
      value: made,
    }),
  ];
}

function isAboutCards(params: Params | CardProblems): params is CardProblems {
  return "not_on_table" in params;
}
