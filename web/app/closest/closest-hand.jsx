import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { numeralOf, usedCards } from "../core/used-cards.js";
import { CombineCard, slideIn } from "../game/combining/combine-card.jsx";
import { CombineChoice } from "../game/combining/combine-choice.jsx";
import { moveAmongButtons } from "../ui/arrow-keys.js";
import { Card } from "../ui/cards/card.jsx";

/** @import { ClosestGame } from "./closest.js" */

const TOOLBAR = { role: /** @type {const} */ ("toolbar"), onKeyDown: moveAmongButtons };

/**
 * The numbers as cards, to be typed or to be combined: then they are a toolbar, as in the game.
 *
 * @param {{game: ClosestGame, onType: (text: string) => void}} props
 */
export function ClosestHand({ game, onType }) {
  const { answer, combining, table } = game;
  const { key, cards } = table.hand.value;
  const combines = game.input.value === "combine";
  const won = (game.result.value?.stars ?? 0) > 0;
  const used = usedCards(cards, answer.text.value);
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));

  const latest = combining.latest.value;
  useLayoutEffect(() => {
    if (!latest) return;
    combining.latest.value = null;
    if (place.current) slideIn(place.current, latest);
  }, [latest]);

  const kind = {
    "aria-label": t("play.hand"),
    ...(combines ? TOOLBAR : { role: /** @type {const} */ ("group") }),
  };
  return (
    <>
      <div
        key={game.input.value}
        ref={place}
        class="hand"
        {...kind}
        data-size={cards.length}
        data-won={won ? "before" : undefined}
      >
        {combines
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
      </div>
      {combines && combining.offer.value && (
        <CombineChoice combining={combining} offer={combining.offer.value} />
      )}
    </>
  );
}
