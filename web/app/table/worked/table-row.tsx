import { useMemo } from "preact/hooks";
import { CombinedFace } from "../../base/ui/cards/combined-face.tsx";
import { Face } from "../../base/ui/cards/face.tsx";
import { draggable } from "../../base/ui/input/drag.ts";
import { cardName, valueText } from "../../base/words/card-words.ts";
import { SIGNS } from "../../base/words/pretty.ts";
import { type Frame, type FrameTile, mixedOf } from "./frames.ts";

/**
 * The cards of a worked hand before a step. The two cards that the step joins are next to each
 * other, with the operator between them.
 */
export function TableRow({
  frame: { others, left, right, step },
  onJoin,
}: {
  frame: Frame;
  /** Called when the player presses one of these two cards, or drags it onto the other. */
  onJoin?: () => void;
}) {
  return (
    <div class="worked-row" aria-hidden={onJoin ? undefined : "true"}>
      {others.map((tile) => (
        <WorkedCard key={tile.key} tile={tile} last={step === null} />
      ))}
      {left && right && step && (
        <span class="worked-pair">
          <WorkedCard tile={left} side="left" onJoin={onJoin} />
          <b class="worked-sign">{SIGNS[step.operator]}</b>
          <WorkedCard tile={right} side="right" onJoin={onJoin} />
        </span>
      )}
    </div>
  );
}

function WorkedCard({
  tile: { card, value },
  side,
  last,
  onJoin,
}: {
  tile: FrameTile;
  side?: "left" | "right";
  last?: boolean;
  onJoin?: (() => void) | undefined;
}) {
  const drag = useMemo(() => (onJoin ? draggable(onJoin) : {}), []);
  const face = card ? <Face card={card} /> : <CombinedFace value={value} mixed={mixedOf(value)} />;
  const look = { class: "worked-card", "data-side": side, "data-made": !card || undefined };
  if (!onJoin) {
    return (
      <span {...look} data-last={last}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...look}
      data-place={side}
      data-guided
      aria-label={card ? cardName(card) : valueText(value, mixedOf(value))}
      {...drag}
      onClick={onJoin}
    >
      {face}
    </button>
  );
}
