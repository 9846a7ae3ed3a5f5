import { queryOf } from "../../address/hand-query.ts";
import { href } from "../../address/router.ts";
import type { Posed } from "../../cards/puzzle.ts";
import { allowedWords } from "../../words/allowed-words.ts";
import { t } from "../../words/i18n.ts";
import { number } from "../../words/pretty.ts";
import { NumeralText } from "./numeral-text.tsx";

/** The cards of a hand in readable form. */
export const cardsOf = ({ numbers }: Pick<Posed, "numbers">) =>
  numbers.map((value) => number(`${value}`)).join(" ");

/**
 * A link that plays a hand, with its target and its rules unless they are the usual ones.
 *
 * @param props `to`: where the link leads, if not to the table
 */
export function HandLink({ hand, to }: { hand: Posed; to?: string | undefined }) {
  const cards = cardsOf(hand);
  const query = queryOf(hand);
  const rules = allowedWords(hand);
  return (
    <a
      class="hand-link"
      href={to ?? href("play", query)}
      title={t("statistics.again", { hand: cards, target: number(hand.target) })}
    >
      <span class="small-cards">
        {hand.numbers.map((value, place) => (
          <span key={`${place}`}>
            <NumeralText text={number(`${value}`)} />{" "}
          </span>
        ))}
      </span>
      {query.target && <small>{t("play.goal", { target: number(hand.target) })}</small>}
      {rules && <small>{rules}</small>}
    </a>
  );
}
