import { AnswerPicture } from "../../../table/views/answer-picture.tsx";
import type { ClosestGame } from "./closest.ts";

/** The best answer that is known after the end, in place of the hand. */
export function ClosestPicture({ game: { answer, best, result, table } }: { game: ClosestGame }) {
  const isExact = result.value?.distance === "0";
  const { phase, found } = best.state.value;
  const own = isExact ? answer.verdict.value?.expression : null;
  const expression = own ?? (phase === "running" ? null : found?.expression);
  if (!result.value || !expression?.steps.length) return null;
  const { cards } = table.hand.value;
  return <AnswerPicture expression={expression} cards={cards} won={isExact} fresh={isExact} />;
}
