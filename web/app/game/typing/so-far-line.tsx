import { enumerated, t } from "../../core/i18n.js";
import { valueText } from "../../core/words.js";
import { leftShown } from "./so-far.js";

/** @import { Game } from "../game.js" */

/**
 * Under the typed answer: what it makes so far, and the cards that are left.
 *
 * @param {{game: Pick<Game, "answer" | "soFar"> & {table: Pick<Game["table"], "hand">}}} props
 */
export function SoFar({ game: { answer, soFar, table } }) {
  const { cards } = table.hand.value;
  const left = leftShown(cards, answer.text.value);
  return (
    <p class="so-far">
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
