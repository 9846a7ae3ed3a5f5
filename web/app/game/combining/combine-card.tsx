import { useMemo } from "preact/hooks";
import { t } from "../../core/i18n.js";
import { isCalm } from "../../core/motion.js";
import { pretty } from "../../core/pretty.js";
import { settings } from "../../core/settings.js";
import { cardName, valueText } from "../../core/words.js";
import { CombinedFace } from "../../ui/cards/combined-face.jsx";
import { Face } from "../../ui/cards/face.jsx";
import { draggable } from "./drag.js";

/** @import { Combining } from "./combining.js" */
/** @import { CombineStep, Tile } from "./steps.js" */

/** The length of the longest expression that fits a card in larger letters. */
const SHORT = 7;

/**
 * A card that can be combined with another, or the place that one has left.
 *
 * @param {object} props
 * @param {Combining} props.combining
 * @param {Tile | null} props.tile
 * @param {number} props.place
 * @param {boolean} props.hinted whether the coach points at it
 */
export function CombineCard({ combining, tile, place, hinted }) {
  const drag = useMemo(() => draggable((onto) => combining.drop(place, onto)), []);
  const dealt = combining.steps.tables.value[0]?.[place];
  if (!tile && dealt) return <span class="emptied" data-slot={place} />;
  return (
    <button
      type="button"
      class="card tile"
      data-place={place}
      data-slot={place}
      data-hinted={hinted || undefined}
      aria-label={tile?.made ? combinedName(tile) : cardName(tile?.card ?? null)}
      aria-pressed={combining.chosen.value === place}
      {...drag}
      onClick={() => combining.choose(place)}
    >
      {tile?.made ? (
        <>
          <CombinedFace value={tile.value} mixed={tile.mixed} />
          <span class="tile-text" data-long={tile.text.length > SHORT || undefined}>
            {pretty(tile.text)}
          </span>
        </>
      ) : (
        <Face card={tile?.card ?? null} letters={settings.value.ranks === "letters"} />
      )}
    </button>
  );
}

/** @param {Tile} tile */
const combinedName = ({ text, value, mixed }) =>
  t("combine.card", { value: valueText(value, mixed), expression: pretty(text) });

/**
 * Moves a combined card in from where one of its two lay, and gives it the focus.
 *
 * @param {HTMLElement} hand
 * @param {CombineStep} step
 */
export function slideIn(hand, { gone, onto }) {
  const [from, to] = [gone, onto].map((place) => hand.querySelector(`[data-slot="${place}"]`));
  if (!from || !(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (isCalm()) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const transform = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(0.9)`;
  to.animate([{ transform, opacity: 0.6 }, { transform: "none" }], {
    duration: 220,
    easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
  });
}
