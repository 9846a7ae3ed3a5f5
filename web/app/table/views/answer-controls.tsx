import type { RefObject } from "preact";
import type { HandTable } from "../playing/hand-table.ts";
import { AnswerBox } from "./answer-box.tsx";
import { CombineBar } from "./combine-bar.tsx";
import { SoFar } from "./so-far-line.tsx";
import { insert, pressKey } from "./typing/caret.ts";
import { Keypad } from "./typing/keypad.tsx";

/** The controls for an answer: the box and the keys, or the signs between the cards. */
export function AnswerControls({
  game,
  box,
  wrong,
}: {
  game: Pick<HandTable, "answer" | "combining" | "input" | "soFar" | "table" | "won">;
  box: RefObject<HTMLInputElement | null>;
  /** Whether the typed answer is marked as wrong. */
  wrong: boolean;
}) {
  const { verdict } = game.answer;
  if (game.input.value === "combine") return <CombineBar combining={game.combining} />;
  return (
    <>
      <AnswerBox
        text={game.answer.text}
        box={box}
        wrong={wrong}
        refused={wrong && verdict.value?.counts_as_wrong ? verdict.value.n : 0}
        frozen={game.won.value}
        soFar={<SoFar game={game} />}
      />
      <Keypad
        allowing={game.table.hand.value}
        onType={(text) => pressKey(box.current, (input) => insert(input, text))}
      />
    </>
  );
}
