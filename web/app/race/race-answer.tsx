import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { numeralOf, usedCards } from "../core/used-cards.js";
import { Card } from "../ui/cards/card.jsx";
import { AnswerEntry } from "../ui/typing/answer-entry.jsx";
import { insert, pressKey } from "../ui/typing/caret.js";
import { Keypad } from "../ui/typing/keypad.jsx";

/** @import { Race } from "./race.js" */
/** @import { RaceDeal } from "./race-rules.js" */

/**
 * Where the player who has buzzed answers. A phone's keyboard stays closed: it would be upside down
 * for one of the two.
 *
 * @param {{race: Race, deal: RaceDeal}} props
 */
export function RaceAnswer({ race, deal }) {
  const { cards } = deal;
  const box = useRef(/** @type {HTMLInputElement | null} */ (null));
  const used = usedCards(cards, race.text.value);
  /** @param {string} text */
  const type = (text) => pressKey(box.current, (input) => insert(input, text));
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  return (
    <form
      class="race-answer"
      onSubmit={(event) => {
        event.preventDefault();
        race.check();
      }}
    >
      <fieldset class="race-cards" style={{ "--count": cards.length }} aria-label={t("play.hand")}>
        {cards.map((card, place) => (
          <Card
            key={`${place}`}
            card={card}
            place={place}
            used={used[place] ?? false}
            onPlay={() => type(numeralOf(card))}
          />
        ))}
      </fieldset>
      <AnswerEntry text={race.text} box={box} />
      <Keypad allowing={deal} onType={type} />
    </form>
  );
}
