import { insert, pressKey } from "../../ui/typing/caret.js";
import { Keypad } from "../../ui/typing/keypad.jsx";
import { CombineBar } from "../combining/combine-bar.jsx";
import { AnswerBox } from "./answer-box.jsx";
import { SoFar } from "./so-far-line.jsx";

/** @import { RefObject } from "preact" */
/** @import { Game } from "../game.js" */

/**
 * What an answer is given with: the box and the keys, or the signs between the cards.
 *
 * @param {object} props
 * @param {Pick<Game, "answer" | "combining" | "input" | "soFar" | "won"> & {table: Pick<Game["table"], "hand">}} props.game
 * @param {RefObject<HTMLInputElement | null>} props.box
 * @param {boolean} props.wrong whether the typed answer is marked as wrong
 */
export function AnswerControls({ game, box, wrong }) {
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
