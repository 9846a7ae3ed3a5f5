import type { Question } from "../../../engine/contract.d.ts";
import type { Allowing } from "../../base/cards/puzzle.ts";
import { allowedWords } from "../../base/words/allowed-words.ts";
import { enumerated, sentences, t } from "../../base/words/i18n.ts";
import { number, pretty, stepParts } from "../../base/words/pretty.ts";

/** A question in words. `right` is the place of the one right choice. */
export type Asked = { cards: string; question: string; choices: string[]; right: number };

/**
 * A question of the engine in the language of the page.
 *
 * @param rules of its hand
 */
export function askedInWords(
  { kind, numbers, target: written, lines, steps, right }: Question,
  rules: Allowing,
): Asked {
  const target = number(written);
  const cards = t("school.question.cards", {
    cards: enumerated(numbers.map((each) => number(`${each}`))),
  });
  const choices = {
    made: [t("school.question.yes"), t("school.question.no")],
    line: lines.map(pretty),
    step: steps.map((step) => {
      const { left, operator, right: operand, value } = stepParts(step);
      return `${left} ${operator} ${operand} = ${value}`;
    }),
  };
  return {
    cards: sentences(cards, allowedWords(rules)),
    question: t(`school.question.${kind}`, { target }),
    choices: choices[kind],
    right,
  };
}
