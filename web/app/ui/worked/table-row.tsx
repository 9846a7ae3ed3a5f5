import { SIGNS } from "../../core/pretty.js";
import { settings } from "../../core/settings.js";
import { CombinedFace } from "../cards/combined-face.jsx";
import { Face } from "../cards/face.jsx";
import { mixedOf } from "./frames.js";

/** @import { Frame, Tile } from "./frames.js" */

/**
 * The cards of a worked hand before a step; the two that it joins stand side by side with its sign.
 *
 * @param {{frame: Frame}} props
 */
export function TableRow({ frame: { others, left, right, step } }) {
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

/** @param {{tile: Tile, side?: "left" | "right", last?: boolean}} props */
function WorkedCard({ tile: { card, value }, side, last }) {
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
