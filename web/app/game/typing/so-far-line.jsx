import { cornerOf } from "../../core/cards.js";
import { enumerated, t } from "../../core/i18n.js";
import { number } from "../../core/pretty.js";
import { settings } from "../../core/settings.js";
import { usedCards } from "../../core/used-cards.js";
import { valueText } from "../../core/words.js";

/** @import { Game } from "../game.js" */
/** @import { Card } from "../../../engine/contract.d.ts" */

/**
 * Under the typed answer: what it makes so far, and the cards that are left.
 *
 * @param {{game: Pick<Game, "answer" | "soFar"> & {table: Pick<Game["table"], "hand">}}} props
 */
export function SoFar({ game: { answer, soFar, table } }) {
  const { cards } = table.hand.value;
  const used = usedCards(cards, answer.text.value);
  const left = cards.flatMap((card, place) => (card && !used[place] ? label(card) : []));
  return (
    <p id="so-far" class="so-far" aria-live="polite">
      {answer.text.value !== "" && (
        <>
          <span class="so-far-value">
            {soFar.value && `= ${valueText(soFar.value.value, soFar.value.mixed)}`}
          </span>
          <span>{left.length > 0 && t("play.left", { cards: enumerated(left) })}</span>
        </>
      )}
    </p>
  );
}

/** @param {Card} card */
const label = (card) =>
  "rank" in card ? cornerOf(card.rank, settings.value.ranks === "letters") : number(card.value);
