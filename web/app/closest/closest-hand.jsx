import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { numeralOf, usedCards } from "../core/used-cards.js";
import { CombineCard, slideIn } from "../game/combining/combine-card.jsx";
import { CombineChoice } from "../game/combining/combine-choice.jsx";
import { DealtNews } from "../game/table/dealt-news.jsx";
import { Card } from "../ui/cards/card.jsx";

/** @import { ClosestGame } from "./closest.js" */

/**
 * The numbers as cards, to be typed or to be combined.
 *
 * @param {{game: ClosestGame, onType: (text: string) => void}} props
 */
export function ClosestHand({ game, onType }) {
  const { answer, combining, table } = game;
  const { key, cards } = table.hand.value;
  const used = usedCards(cards, answer.text.value);
  const place = useRef(/** @type {HTMLFieldSetElement | null} */ (null));

  const latest = combining.latest.value;
  useLayoutEffect(() => {
    if (!latest) return;
    combining.latest.value = null;
    if (place.current) slideIn(place.current, latest);
  }, [latest]);

  return (
    <>
      <fieldset ref={place} class="hand" aria-label={t("play.hand")} data-size={cards.length}>
        {game.input.value === "combine"
          ? combining.steps.tiles.value.map((tile, at) => (
              <CombineCard
                key={`${key} ${at}`}
                combining={combining}
                tile={tile}
                place={at}
                hinted={false}
              />
            ))
          : cards.map((card, at) => (
              <Card
                key={`${key} ${at}`}
                card={card}
                place={at}
                used={used[at] ?? false}
                onPlay={() => card && onType(numeralOf(card))}
              />
            ))}
        <span id="card-used" hidden>
          {t("card.used")}
        </span>
      </fieldset>
      <DealtNews cards={cards} />
      {game.input.value === "combine" && combining.offer.value && (
        <CombineChoice combining={combining} offer={combining.offer.value} />
      )}
    </>
  );
}
