import { valueText } from "../../base/words/card-words.ts";
import { enumerated, t } from "../../base/words/i18n.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { leftShown } from "../playing/so-far.ts";

/** Below the typed answer: what it makes so far, and the cards that are left. */
export function SoFar({
  game: { answer, soFar, table },
}: {
  game: Pick<HandTable, "answer" | "soFar" | "table">;
}) {
  const { cards } = table.hand.value;
  const left = leftShown(cards, answer.text.value);
  return (
    <p class="so-far">
      {answer.text.value !== "" && (
        <>
          <span class="so-far-value" translate={false}>
            {soFar.value && `= ${valueText(soFar.value.value, soFar.value.mixed)}`}
          </span>
          <span>{left.length > 0 && t("play.left", { cards: enumerated(left) })}</span>
        </>
      )}
    </p>
  );
}
