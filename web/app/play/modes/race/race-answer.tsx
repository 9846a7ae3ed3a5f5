import { useEffect, useRef } from "preact/hooks";
import type { HandTable } from "../../../table/playing/hand-table.ts";
import { CombineBar } from "../../../table/views/combine-bar.tsx";
import { CombineChoice } from "../../../table/views/combine-choice.tsx";
import { CombineFilm } from "../../../table/views/combine-film.tsx";
import { HandCards } from "../../../table/views/hand-cards.tsx";
import { AnswerEntry } from "../../../table/views/typing/answer-entry.tsx";
import { insert, pressKey } from "../../../table/views/typing/caret.ts";
import { Keypad } from "../../../table/views/typing/keypad.tsx";

/**
 * The answer of the player who has buzzed. A phone's keyboard stays closed, because it would be
 * upside down for one of the two players.
 */
export function RaceAnswer({ table }: { table: HandTable }) {
  const { answer, combining, input } = table;
  const hand = table.table.hand.value;
  const box = useRef<HTMLInputElement | null>(null);
  const type = (text: string) => pressKey(box.current, (field) => insert(field, text));
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  return (
    <form
      class="race-answer"
      style={{ "--count": hand.cards.length }}
      onSubmit={(event) => {
        event.preventDefault();
        answer.check();
      }}
    >
      <HandCards game={table} Choice={CombineChoice} Film={CombineFilm} onType={type} />
      {input.value === "type" ? (
        <>
          <AnswerEntry text={answer.text} box={box} />
          <Keypad allowing={hand} onType={type} />
        </>
      ) : (
        <CombineBar combining={combining} />
      )}
    </form>
  );
}
