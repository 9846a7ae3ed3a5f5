import type { ComponentChildren, ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { numeralOf, usedCards } from "../../base/cards/used-cards.ts";
import { Card } from "../../base/ui/cards/card.tsx";
import { moveAmongButtons } from "../../base/ui/input/arrow-keys.ts";
import { t } from "../../base/words/i18n.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { CombineCard } from "./combine-card.tsx";

const TOOLBAR = { role: "toolbar" as const, onKeyDown: moveAmongButtons };

/**
 * The cards on a table, for typing or for combining. While the player combines, they are a toolbar,
 * because screen readers pass the game's keys on in a toolbar.
 */
export function HandCards({
  game,
  Choice,
  Film,
  onType,
  hinted = [],
  fresh = false,
  onDealt,
  won,
  children,
}: {
  game: Pick<HandTable, "answer" | "combining" | "input" | "table">;
  /** The signs for a card dropped on another. */
  Choice: ComponentType<{
    combining: HandTable["combining"];
    offer: NonNullable<HandTable["combining"]["offer"]["value"]>;
  }>;
  /** Shows how a step changed the cards. */
  Film: ComponentType<{ combining: HandTable["combining"] }>;
  onType: (text: string) => void;
  /** The values that a hint names. */
  hinted?: readonly unknown[];
  /** Whether the cards have just been dealt. */
  fresh?: boolean;
  /** Called after the last card has been dealt. */
  onDealt?: () => void;
  won?: "now" | "before" | undefined;
  /** Drawn over the cards. */
  children?: ComponentChildren;
}) {
  const { answer, combining, table } = game;
  const { key, cards } = table.hand.value;
  const combines = game.input.value === "combine";
  const used = usedCards(cards, answer.text.value);
  const box = useRef<HTMLDivElement | null>(null);

  const latest = combining.latest.value;
  useLayoutEffect(() => {
    if (!latest) return;
    combining.latest.value = null;
    const made = box.current?.querySelector<HTMLElement>(`[data-slot="${latest.onto}"]`);
    made?.focus({ preventScroll: true });
  }, [latest]);

  const kind = {
    "aria-label": t("play.hand"),
    ...(combines ? TOOLBAR : { role: "group" as const }),
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
          if (target === last) onDealt?.();
        }}
      >
        {combines
          ? combining.tiles.value.map((tile, place) => (
              <CombineCard
                key={`${key} ${place}`}
                combining={combining}
                tile={tile}
                place={place}
                isFaceUp={Boolean(cards[place])}
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
        {combines && !won && <Film key={`${key} film`} combining={combining} />}
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
