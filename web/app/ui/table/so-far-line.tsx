import { enumerated, t } from "../../core/i18n.ts";
import { valueText } from "../../core/words.ts";
import type { HandTable } from "./hand-table.ts";
import { leftShown } from "./so-far.ts";

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
          <span class="so-far-value">
            {soFar.value && `= ${valueText(soFar.value.value, soFar.value.mixed)}`}
          </span>
          <span>{left.length > 0 && t("play.left", { cards: enumerated(left) })}</span>
        </>
      )}
    </p>
  );
}
