import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../core/i18n.js";
import { numeralOf, usedCards } from "../../core/used-cards.js";
import { moveAmongButtons } from "../../ui/arrow-keys.js";
import { Card } from "../../ui/cards/card.jsx";
import { lazy, Nothing } from "../../ui/lazy.jsx";
import { CombineCard, slideIn } from "../combining/combine-card.jsx";
import { sizeOf } from "../win/win-size.js";

/** @import { Game } from "../game.js" */

const CombineChoice = lazy(async () => (await import("../later.jsx")).CombineChoice, Nothing);
const Burst = lazy(async () => (await import("../later.jsx")).Burst, Nothing, Nothing);

const TOOLBAR = { role: /** @type {const} */ ("toolbar"), onKeyDown: moveAmongButtons };

/**
 * What is needed of the game, or of a lesson.
 *
 * @typedef {Pick<Game, "answer" | "combining" | "input" | "level" | "won"> &
 *   {table: Pick<Game["table"], "hand">, coach: Pick<Game["coach"], "hints">}} Shown
 */

/**
 * The cards on the table, to be typed or to be combined: then they are a toolbar, in which a screen reader
 * lets the keys of the game through. Only a new hand is animated, not a change
 * between the two.
 *
 * @param {{game: Shown, onType: (text: string) => void}} props
 */
export function Hand({ game, onType }) {
  const { answer, combining, table } = game;
  const hand = table.hand.value;
  const combines = game.input.value === "combine";
  const pair = game.coach.hints.value.find(({ code }) => code === "pair")?.params;
  const used = usedCards(hand.cards, answer.text.value);
  const lying = useSignal("");
  /** The verdict that stood when the page was opened: a win before is not celebrated again. */
  const [before] = useState(() => answer.verdict.peek()?.serial);
  const cards = useRef(/** @type {HTMLDivElement | null} */ (null));

  const latest = combining.latest.value;
  useLayoutEffect(() => {
    if (!latest) return;
    combining.latest.value = null;
    if (cards.current) slideIn(cards.current, latest);
  }, [latest]);

  const won = game.won.value;
  const celebrated = won && answer.verdict.value?.serial !== before;
  const kind = {
    "aria-label": t("play.hand"),
    ...(combines ? TOOLBAR : { role: /** @type {const} */ ("group") }),
  };
  return (
    <>
      <div
        key={game.input.value}
        ref={cards}
        class="hand"
        {...kind}
        data-size={hand.cards.length}
        data-fresh={lying.value !== hand.key || undefined}
        data-won={won ? (celebrated ? "now" : "before") : undefined}
        onAnimationEnd={({ target }) => {
          const last = cards.current?.querySelector(`[data-place="${hand.cards.length - 1}"]`);
          if (target === last) lying.value = hand.key;
        }}
      >
        {combines
          ? combining.steps.tiles.value.map((tile, place) => (
              <CombineCard
                key={`${hand.key} ${place}`}
                combining={combining}
                tile={tile}
                place={place}
                hinted={tile !== null && [pair?.left, pair?.right].includes(tile.value)}
              />
            ))
          : hand.cards.map((card, place) => (
              <Card
                key={`${hand.key} ${place}`}
                card={card}
                place={place}
                used={used[place] ?? false}
                onPlay={() => card && onType(numeralOf(card))}
              />
            ))}
        {celebrated && (
          <Burst
            size={sizeOf(game.level.value)}
            made={answer.verdict.value?.expression ? hand.target : null}
          />
        )}
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
