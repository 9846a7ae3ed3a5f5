import { playedHands } from "../../history/history.ts";
import { lazy, Nothing } from "../../ui/lazy.tsx";
import type { Game } from "../game.ts";

const Beads = lazy(async () => (await import("../../mirror/beads.tsx")).Beads, Nothing, Nothing);

/**
 * How the hand on the table was played, after its end.
 *
 * @param props `said`: whether its summary is announced
 */
export function HowItWent({ game, said }: { game: Game; said?: boolean }) {
  const id = game.round.recordId.value;
  const hand = id && playedHands.value.findLast((each) => each.id === id);
  return hand ? <Beads hand={hand} said={said ?? false} /> : null;
}
