import { RATED_CARDS } from "../core/card-limits.js";
import { ask } from "../core/engine.js";
import { signed } from "../core/pretty.js";
import { settings } from "../core/settings.js";
import { changeOf } from "../strength/strength.js";
import { lazy, Nothing } from "../ui/lazy.jsx";
import { useResult } from "../ui/use-result.js";
import { winWords } from "./win-words.js";

/** @import { Puzzle } from "../core/puzzle.js" */

const Compared = lazy(
  async () => (await import("../people/compared.jsx")).Compared,
  Nothing,
  Nothing,
);

/**
 * The facts of a win in one sentence: "Expert, one solution, 0:09.0 – your best at this level"; and how it
 * compares with other people.
 *
 * @param {object} props
 * @param {string | null} props.id of the record
 * @param {string | null} props.level
 * @param {Puzzle} props.puzzle
 * @param {number} props.milliseconds
 */
export function WinFacts({ id, level, puzzle, milliseconds }) {
  const { result: solved } = useResult(
    async (signal) =>
      puzzle.numbers.length > RATED_CARDS ? null : ask("solve", puzzle, { signal }),
    [JSON.stringify(puzzle)],
  );
  const facts = winWords({ id, level, count: solved?.count ?? null, milliseconds });
  if (!facts) return null;
  const change = settings.value.rated === "yes" ? changeOf(id) : null;
  return (
    <>
      <p class="win-facts" data-record={facts.record ?? undefined}>
        {facts.words}{" "}
        {change !== null && (
          <b class="win-change" aria-hidden="true">
            {signed(change)}
          </b>
        )}
      </p>
      {settings.value.clock === "shown" && id && <Compared id={id} />}
    </>
  );
}
