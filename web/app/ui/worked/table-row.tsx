import { SIGNS } from "../../core/pretty.ts";
import { settings } from "../../core/settings.ts";
import { CombinedFace } from "../cards/combined-face.tsx";
import { Face } from "../cards/face.tsx";
import { type Frame, type FrameTile, mixedOf } from "./frames.ts";

/**
 * The cards of a worked hand before a step. The two cards that the step joins are next to each
 * other, with the operator between them.
 */
export function TableRow({ frame: { others, left, right, step } }: { frame: Frame }) {
  return (
    <div class="worked-row" aria-hidden="true">
      {others.map((tile) => (
        <WorkedCard key={tile.key} tile={tile} last={step === null} />
      ))}
      {left && right && step && (
        <span class="worked-pair">
          <WorkedCard tile={left} side="left" />
          <b class="worked-sign">{SIGNS[step.operator]}</b>
          <WorkedCard tile={right} side="right" />
        </span>
      )}
    </div>
  );
}

function WorkedCard({
  tile: { card, value },
  side,
  last,
}: {
  tile: FrameTile;
  side?: "left" | "right";
  last?: boolean;
}) {
  return (
    <span class="worked-card" data-side={side} data-made={!card || undefined} data-last={last}>
      {card ? (
        <Face card={card} letters={settings.value.ranks === "letters"} />
      ) : (
        <CombinedFace value={value} mixed={mixedOf(value)} />
      )}
    </span>
  );
}
