import { Chip, Drawing, Line } from "../../../base/ui/pictures/shapes.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { PlayTable } from "../../mode.ts";

/** A missed hand, and a similar hand that follows it. */
export function Picture() {
  return (
    <Drawing>
      {["9", "4", "3", "1"].map((text, place) => (
        <Chip key={`${place}`} x={24 + 26 * place} y={50} text={text} kind="dim" />
      ))}
      <path class="line-strike" d="M12 70L116 30" />
      <Line d="M92 84C112 116 160 118 178 92M166 96l13-6 5 14" kind="gold" />
      {["9", "5", "3", "2"].map((text, place) => (
        <Chip key={`${place}`} x={142 + 26 * place} y={50} text={text} />
      ))}
    </Drawing>
  );
}

/** Says that no hand was missed. */
export function UnderCards({ game: { round, table } }: { game: PlayTable }) {
  const { dealt, review } = table.hand.value;
  if (round.result.value || review || !dealt) return null;
  return <p class="tip">{t("review.none")}</p>;
}
