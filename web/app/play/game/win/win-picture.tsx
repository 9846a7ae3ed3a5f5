import { AnswerPicture } from "../../../table/views/answer-picture.tsx";
import type { Game } from "../game.ts";
import { Burst } from "./burst.tsx";
import { sizeOf } from "./win-size.ts";

/** The picture of a win, in place of the hand. */
export function WinPicture({
  game: { answer, difficulty, table },
  celebrated,
}: {
  game: Game;
  /** Whether the hand has just been won. */
  celebrated: boolean;
}) {
  const expression = answer.verdict.value?.expression;
  if (!expression) return null;
  return (
    <AnswerPicture expression={expression} cards={table.hand.value.cards} won fresh={celebrated}>
      {celebrated && <Burst size={sizeOf(difficulty.value)} made={null} />}
    </AnswerPicture>
  );
}
