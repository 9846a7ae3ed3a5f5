import type { Card as CardData } from "../../../../engine/contract.d.ts";
import { cardName } from "../../words/card-words.ts";
import { Face } from "./face.tsx";

/** A playable card. A used card is dimmed. */
export function Card({
  card,
  used,
  place,
  onPlay,
}: {
  card: CardData | null;
  used: boolean;
  place: number;
  onPlay: () => void;
}) {
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
      <Face card={card} />
    </button>
  );
}

/** Keeps the caret in place when a card or key is pressed. */
export function keepFocus(event: PointerEvent) {
  event.preventDefault();
}
