import { settings } from "../../core/settings.js";
import { cardName } from "../../core/words.js";
import { Face } from "./face.jsx";

/** @import { Card as CardData } from "../../../engine/contract.d.ts" */

/**
 * A card that can be played; a used one is dimmed.
 *
 * @param {object} props
 * @param {CardData | null} props.card
 * @param {boolean} props.used
 * @param {number} props.place
 * @param {() => void} props.onPlay
 */
export function Card({ card, used, place, onPlay }) {
  return (
    <button
      type="button"
      class="card"
      data-place={place}
      data-used={used || undefined}
      aria-label={cardName(card)}
      aria-describedby={used ? "card-used" : undefined}
      onPointerDown={keepFocus}
      onClick={onPlay}
    >
      <Face card={card} letters={settings.value.ranks === "letters"} />
    </button>
  );
}

/**
 * A press on a card or key leaves the caret where it is.
 *
 * @param {PointerEvent} event
 */
export function keepFocus(event) {
  event.preventDefault();
}
