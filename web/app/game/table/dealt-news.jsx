import { useEffect, useState } from "preact/hooks";
import { listed, t } from "../../core/i18n.js";
import { cardName } from "../../core/words.js";
import { pause } from "../../history/slices.js";

/** @import { Card } from "../../../engine/contract.d.ts" */

/**
 * Announces the dealt cards to screen readers, after they are drawn: the first `Intl.ListFormat` of a
 * page takes long.
 *
 * @param {{cards: (Card | null)[]}} props
 */
export function DealtNews({ cards }) {
  const [told, setTold] = useState(/** @type {(Card | null)[]} */ ([]));
  useEffect(() => {
    let gone = false;
    pause().then(() => gone || setTold(cards));
    return () => {
      gone = true;
    };
  }, [cards]);
  return (
    <p class="unseen" aria-live="polite">
      {told.length > 0 &&
        told.every(Boolean) &&
        t("play.dealt", { cards: listed(told.map(cardName)) })}
    </p>
  );
}
