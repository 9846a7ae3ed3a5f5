import type { Exclusion, Line, Listing } from "../../../engine/contract.d.ts";
import { enumerated, t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";

/** Numbers of Python's as a list. */
export const numbersWords = (numbers: readonly string[]) => enumerated(numbers.map(number));

/** Cards that belong together, with spaces, as a hand is written. */
const cardsWords = (cards: readonly string[]) => cards.map(number).join("\u00a0");

/** What a line says: which parts the last step joins, and what one of them must make. */
export function lineSentence({ code, apart, part, needs, goals }: Line) {
  const params = { part: cardsWords(part), needs: numbersWords(needs) };
  switch (code) {
    case "joined":
      return t("why.joined", { ...params, apart: cardsWords(apart) });
    case "pairs":
      return t("why.pairs", {
        apart: cardsWords(apart),
        part: params.part,
        goals: numbersWords(goals),
      });
    default:
      return t("why.must", params);
  }
}

/** A line in full: what must be made, why some values are not, and the tables that the others need. */
export const lineSentences = (line: Line) => [
  lineSentence(line),
  ...line.exclusions.map(exclusionSentence),
  ...(line.tried.length ? [notMadeSentence(line)] : []),
  ...line.listings.map(listingSentence),
  ...(line.rests_on.length ? [restSentence(line)] : []),
];

/** Which values remain and are not made. */
export const notMadeSentence = ({ tried }: Line) =>
  t("why.not-made", { values: numbersWords(tried) });

/** Which lines a line rests on. */
export const restSentence = ({ rests_on }: Line) =>
  t("why.lines", { lines: numbersWords(rests_on.map((at) => `${at + 1}`)) });

/** Why some values are not made, without a table. */
export function exclusionSentence({ code, numbers: [first = "", second = ""], values }: Exclusion) {
  const params = { values: numbersWords(values) };
  switch (code) {
    case "large":
      return t("why.large", { ...params, most: number(first) });
    case "small":
      return t("why.small", { ...params, least: number(first) });
    case "denominator":
      return t("why.denominator", { ...params, prime: number(first) });
    case "remainder":
      return t("why.remainder", { ...params, modulus: number(first), rest: number(second) });
    case "nothing":
      return t("why.nothing", params);
  }
}

/** All values of some cards. If a card is beside them, no value makes what is needed with it. */
export function listingSentence({ cards, values, beside }: Listing) {
  const params = { cards: cardsWords(cards), values: numbersWords(values) };
  return beside.length
    ? t("why.makes-beside", { ...params, beside: cardsWords(beside) })
    : t("why.makes", params);
}
