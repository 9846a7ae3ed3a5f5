import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { Allowed } from "../../../base/ui/cards/allowed.tsx";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { HandCards } from "../../../table/views/hand-cards.tsx";
import type { Game } from "../game.ts";
import { sizeOf } from "../win/win-size.ts";

const CombineChoice = lazy(
  async () => (await import("../secondary-chunk.tsx")).CombineChoice,
  Nothing,
);
const CombineFilm = lazy(
  async () => (await import("../secondary-chunk.tsx")).CombineFilm,
  Nothing,
  Nothing,
);
const Burst = lazy(async () => (await import("../secondary-chunk.tsx")).Burst, Nothing, Nothing);

/** The parts of a game, or of a lesson, that this component uses. */
type Shown = Pick<Game, "answer" | "combining" | "difficulty" | "input" | "won"> & {
  table: Pick<Game["table"], "hand">;
  coach: Pick<Game["coach"], "hints">;
};

/**
 * The cards of the hand, with animations for dealing and winning. Only a new hand is animated, not
 * a change between typing and combining.
 */
export function Hand({
  game,
  onType,
  picture,
}: {
  game: Shown;
  onType: (text: string) => void;
  /** Draws a win in the place of the cards. */
  picture?: ((celebrated: boolean) => ComponentChildren) | undefined;
}) {
  const { answer, coach, difficulty, table } = game;
  const hand = table.hand.value;
  const pair = coach.hints.value.find(({ code }) => code === "pair")?.params;
  const lying = useSignal("");
  /** The verdict of a hand that came back. An earlier win is not celebrated again. */
  const before = useMemo(() => answer.verdict.peek(), [hand.key]);
  const verdict = answer.verdict.value;
  const celebrated = game.won.value && verdict !== before && verdict?.n !== 0;
  return (
    <>
      {!game.won.value && <Allowed hand={hand} />}
      <HandCards
        game={game}
        Choice={CombineChoice}
        Film={CombineFilm}
        onType={onType}
        hinted={pair ? [pair.left, pair.right] : []}
        fresh={lying.value !== hand.key}
        onDealt={() => {
          lying.value = hand.key;
        }}
        won={game.won.value ? (celebrated ? "now" : "before") : undefined}
      >
        {celebrated && !picture && (
          <Burst
            size={sizeOf(difficulty.value)}
            made={verdict?.expression && game.combining.lastText.value === "" ? hand.target : null}
          />
        )}
      </HandCards>
      {picture?.(celebrated)}
    </>
  );
}
