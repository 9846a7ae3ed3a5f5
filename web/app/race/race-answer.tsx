import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n.ts";
import { numeralOf, usedCards } from "../core/used-cards.ts";
import { Card } from "../ui/cards/card.tsx";
import { AnswerEntry } from "../ui/typing/answer-entry.tsx";
import { insert, pressKey } from "../ui/typing/caret.ts";
import { Keypad } from "../ui/typing/keypad.tsx";
import type { Race } from "./race.ts";
import type { RaceDeal } from "./race-rules.ts";

/**
 * The answer of the player who has buzzed. A phone's keyboard stays closed, because it would be
 * upside down for one of the two players.
 */
export function RaceAnswer({ race, deal }: { race: Race; deal: RaceDeal }) {
  const { cards } = deal;
  const box = useRef<HTMLInputElement | null>(null);
  const used = usedCards(cards, race.text.value);
  const type = (text: string) => pressKey(box.current, (input) => insert(input, text));
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
