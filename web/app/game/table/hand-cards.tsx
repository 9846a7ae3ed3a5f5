import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../core/i18n.js";
import { numeralOf, usedCards } from "../../core/used-cards.js";
import { moveAmongButtons } from "../../ui/arrow-keys.js";
import { Card } from "../../ui/cards/card.jsx";
import { CombineCard, slideIn } from "../combining/combine-card.jsx";

/** @import { ComponentChildren, ComponentType } from "preact" */
/** @import { Combining, Offer } from "../combining/combining.js" */
/** @import { Game } from "../game.js" */

const TOOLBAR = { role: /** @type {const} */ ("toolbar"), onKeyDown: moveAmongButtons };

/**
 * The cards on a table, to be typed or to be combined: then they are a toolbar, in which a screen reader
 * lets the keys of the game through.
 *
 * @param {object} props
 * @param {Pick<Game, "answer" | "combining" | "input"> & {table: Pick<Game["table"], "hand">}} props.game
 * @param {ComponentType<{combining: Combining, offer: Offer}>} props.Choice the signs for a card laid on another
 * @param {(text: string) => void} props.onType
 * @param {readonly unknown[]} [props.hinted] the values that a hint names
 * @param {boolean} [props.fresh] whether they are dealt just now
 * @param {() => void} [props.onLaid] called when the last card that is dealt lies there
 * @param {"now" | "before" | undefined} [props.won]
 * @param {ComponentChildren} [props.children] what lies over the cards
 */
export function HandCards({
  game,
  Choice,
  onType,
  hinted = [],
  fresh = false,
  onLaid,
  won,
  children,
}) {
  const { answer, combining, table } = game;
  const { key, cards } = table.hand.value;
  const combines = game.input.value === "combine";
  const used = usedCards(cards, answer.text.value);
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));

  const latest = combining.latest.value;
  useLayoutEffect(() => {
    if (!latest) return;
    combining.latest.value = null;
    if (box.current) slideIn(box.current, latest);
  }, [latest]);

  const kind = {
    "aria-label": t("play.hand"),
    ...(combines ? TOOLBAR : { role: /** @type {const} */ ("group") }),
  };
  return (
    <>
      <div
        key={game.input.value}
        ref={box}
        class="hand"
        {...kind}
        data-size={cards.length}
        data-fresh={fresh || undefined}
        data-won={won}
        onAnimationEnd={({ currentTarget, target }) => {
          const last = currentTarget.querySelector(`[data-place="${cards.length - 1}"]`);
          if (target === last) onLaid?.();
        }}
      >
        {combines
          ? combining.steps.tiles.value.map((tile, place) => (
              <CombineCard
                key={`${key} ${place}`}
                combining={combining}
                tile={tile}
                place={place}
                hinted={tile !== null && hinted.includes(tile.value)}
              />
            ))
          : cards.map((card, place) => (
              <Card
                key={`${key} ${place}`}
                card={card}
                place={place}
                used={used[place] ?? false}
                onPlay={() => card && onType(numeralOf(card))}
              />
            ))}
        {children}
        <span id="card-used" hidden>
          {t("card.used")}
        </span>
      </div>
      {combines && combining.offer.value && (
        <Choice combining={combining} offer={combining.offer.value} />
      )}
    </>
  );
}
