import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { settings } from "../../base/browser/settings.ts";
import { LETTERS, MAX_CARDS } from "../../base/cards/cards.ts";
import { Face } from "../../base/ui/cards/face.tsx";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { Goal } from "../../base/ui/twentyfour/goal.tsx";
import { cardName } from "../../base/words/card-words.ts";
import { courts } from "../../base/words/courts.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { chosenCards, rankWords, withoutCard } from "./chosen-cards.ts";

/** The usual number of cards. */
const USUAL = 4;

/** The chosen cards, which a press removes, with the goal after them, and a key for each rank. */
export function ChosenHand({ cards, target }: { cards: Signal<string>; target: string }) {
  const keys = useRef<HTMLDivElement | null>(null);
  const chosen = chosenCards(cards.value, courts());
  const isFull = chosen.length >= MAX_CARDS;

  function change(text: string) {
    cards.value = text;
    say(text);
  }

  function remove(place: number, button: HTMLElement) {
    if (place === chosen.length - 1) {
      const before = button.previousElementSibling ?? keys.current?.firstElementChild;
      if (before instanceof HTMLElement) before.focus();
    }
    change(withoutCard(chosen, place));
  }

  return (
    <>
      <fieldset class="choice solver-hand">
        <legend class="unseen">{t("solver.cards")}</legend>
        {chosen.map(
          ({ card }, place) =>
            card && (
              <button
                key={`${place}`}
                type="button"
                class="card"
                aria-label={t("solver.remove", { card: cardName(card) })}
                onClick={(event) => remove(place, event.currentTarget)}
              >
                <Face card={card} />
              </button>
            ),
        )}
        {Array.from({ length: Math.max(0, USUAL - chosen.length) }, (_, at) => (
          <span key={`open ${at}`} class="open-card" />
        ))}
        <Goal target={target} />
      </fieldset>
      <div class="rank-keys" ref={keys}>
        {rankWords(courts(), settings.value.ranks === "letters").map((word) => (
          <button
            key={word}
            type="button"
            class="key"
            aria-label={rankName(word)}
            aria-disabled={isFull || undefined}
            onClick={() => !isFull && change(`${cards.peek().trim()} ${word}`.trim())}
          >
            <NumeralText text={word} />
          </button>
        ))}
      </div>
    </>
  );
}

function rankName(word: string) {
  const rank = Object.keys(LETTERS).find((each) => LETTERS[each] === word);
  const named = rank && keyOf(`rank.${rank}`);
  return named ? t(named) : word;
}
