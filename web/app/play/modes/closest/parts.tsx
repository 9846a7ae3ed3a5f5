import { go } from "../../../base/address/router.ts";
import { Chip, Drawing, Line, Sign } from "../../../base/ui/pictures/shapes.tsx";
import { choices, newPuzzle } from "./choices.ts";
import { puzzleQuery } from "./puzzle-link.ts";

/** Opens new numbers according to the last choices. */
export const startNew = () => go("closest", puzzleQuery(newPuzzle(choices.peek())));

const NUMBERS = [100, 75, 6, 3, 50, 25];

/** Six numbers, and a scale on which an answer misses the target by two. */
export function Picture() {
  return (
    <Drawing>
      {NUMBERS.map((number, place) => (
        <Chip key={number} x={30 + 36 * place} y={26} text={`${number}`} wide={32} />
      ))}
      <Line d="M20 78H220M50 72v12M90 72v12M130 72v12M170 72v12M210 72v12" kind="dim" />
      <Line d="M90 60v30" />
      <Line d="M170 60v30M162 68l8-8 8 8" kind="gold" />
      <Sign x={90} y={106} text="950" soft />
      <Sign x={170} y={106} text="952" />
    </Drawing>
  );
}
