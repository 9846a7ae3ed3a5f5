import { t } from "../i18n.js";
import { inked, usedCards } from "../play/used.js";
import { Card } from "./card.jsx";

/** @import { Hand as HandData } from "../play/table.js" */

/**
 * The cards on the table. The key of the hand makes a new one be dealt anew.
 *
 * @param {{hand: HandData, typed: string, won: boolean, onType: (text: string) => void}} props
 */
export function Hand({ hand, typed, won, onType }) {
  const used = usedCards(hand.cards, typed);
  return (
    <fieldset
      class="hand"
      aria-label={t("play.hand")}
      data-size={hand.cards.length}
      data-won={won || undefined}
    >
      {hand.cards.map((card, place) => (
        <Card
          key={`${hand.key} ${place}`}
          card={card}
          place={place}
          used={used[place] ?? false}
          onPlay={() => card && onType(inked(card))}
        />
      ))}
      <span id="card-used" hidden>
        {t("card.used")}
      </span>
    </fieldset>
  );
}
