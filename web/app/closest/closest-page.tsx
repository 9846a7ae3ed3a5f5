import { useEffect, useRef } from "preact/hooks";
import { href, route } from "../core/router.js";
import { announceClosest } from "./announce-closest.js";
import { createClosest } from "./closest.js";
import { ClosestPlay } from "./closest-play.jsx";
import { ClosestStart } from "./closest-start.jsx";
import { puzzleQuery, readPuzzle } from "./puzzle-link.js";

/** @import { ClosestGame } from "./closest.js" */

/** The pages of closest counts, which share one table. */
export function createClosestPage() {
  const game = createClosest();
  announceClosest(game);
  return () => <ClosestPage game={game} />;
}

/**
 * The puzzle of the link; without one, the choice of a new one.
 *
 * @param {{game: ClosestGame}} props
 */
function ClosestPage({ game }) {
  const puzzle = readPuzzle(route.value.query);
  const name = puzzle ? href("closest", puzzleQuery(puzzle)) : "";
  const before = useRef(name);

  useEffect(() => {
    if (puzzle) game.open(puzzle);
    if (before.current === name) return;
    before.current = name;
    scrollTo(0, 0);
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [name]);

  return puzzle ? <ClosestPlay key={name} game={game} puzzle={puzzle} /> : <ClosestStart />;
}
