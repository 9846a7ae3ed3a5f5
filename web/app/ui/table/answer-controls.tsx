import type { RefObject } from "preact";
import { insert, pressKey } from "../../ui/typing/caret.ts";
import { Keypad } from "../../ui/typing/keypad.tsx";
import { CombineBar } from "../combining/combine-bar.tsx";
import type { Game } from "../game.ts";
import { AnswerBox } from "./answer-box.tsx";
import { SoFar } from "./so-far-line.tsx";

/** What an answer is given with: the box and the keys, or the signs between the cards. */
export function AnswerControls({
  game,
  box,
  wrong,
}: {
  game: Pick<Game, "answer" | "combining" | "input" | "soFar" | "won"> & {
    table: Pick<Game["table"], "hand">;
  };
  box: RefObject<HTMLInputElement | null>;
  /** Whether the typed answer is marked as wrong. */
  wrong: boolean;
}) {
  if (game.input.value === "combine") return <CombineBar combining={game.combining} />;
  return (
    <>
      <AnswerBox
        text={game.answer.text}
        box={box}
        wrong={wrong}
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
