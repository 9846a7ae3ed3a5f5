import { useEffect } from "preact/hooks";
import { href, route } from "../../../base/address/router.ts";
import { useEntered } from "../../../base/ui/sections/use-entered.ts";
import { announceClosest } from "./announce-closest.ts";
import { type ClosestGame, createClosest } from "./closest.ts";
import { ClosestPlay } from "./closest-play.tsx";
import { ClosestStart } from "./closest-start.tsx";
import { puzzleQuery, readPuzzle } from "./puzzle-link.ts";

/** The pages of closest counts, which share a table. */
export function createClosestPage() {
  const game = createClosest();
  announceClosest(game);
  return () => <ClosestPage game={game} />;
}

/** The puzzle of the link. Without one, the choices for a new puzzle. */
function ClosestPage({ game }: { game: ClosestGame }) {
  const puzzle = readPuzzle(route.value.query);
  const name = puzzle ? href("closest", puzzleQuery(puzzle)) : "";
  useEntered(name);
  useEffect(() => {
    if (puzzle) game.open(puzzle);
  }, [name]);

  return puzzle ? <ClosestPlay key={name} game={game} puzzle={puzzle} /> : <ClosestStart />;
}
