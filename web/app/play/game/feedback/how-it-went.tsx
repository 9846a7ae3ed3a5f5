import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { playedHands } from "../../../player/history/history.ts";
import { triedIn } from "../../../player/replay/tried.ts";
import { isLoose } from "../../modes.ts";
import type { Game } from "../game.ts";

const Beads = lazy(
  async () => (await import("../../../player/replay/beads.tsx")).Beads,
  Nothing,
  Nothing,
);

/** The record of the hand on the table, if there is something to see in how it was played. */
export function triedHand({ round }: Game) {
  const id = round.record.value;
  const hand = id && playedHands.value.findLast((each) => each.id === id);
  return hand && !isLoose(hand) && triedIn(hand) ? hand : null;
}

/**
 * How the hand on the table was played, after its end.
 *
 * @param props `said`: whether its summary is announced
 */
export function HowItWent({ game, said }: { game: Game; said?: boolean }) {
  const hand = triedHand(game);
  return hand && <Beads hand={hand} said={said ?? false} />;
}
