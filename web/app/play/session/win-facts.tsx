import { settings } from "../../base/browser/settings.ts";
import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { gap } from "../../base/words/i18n.ts";
import { signed } from "../../base/words/pretty.ts";
import { changeOf } from "../../player/strength/strength.ts";
import { winWords } from "./win-words.ts";

/** The facts of a win in one sentence: "Expert, one solution, 0:09.0 – your best at this level". */
export function WinFacts({
  id,
  level,
  puzzle,
  milliseconds,
}: {
  /** Of the record. */
  id: string | null;
  level: string | null;
  puzzle: Puzzle;
  milliseconds: number;
}) {
  const { result: solved } = useResult(
    async (signal) =>
      puzzle.numbers.length > RATED_CARDS ? null : ask("solve", puzzle, { signal }),
    [JSON.stringify(puzzle)],
  );
  const facts = winWords({ id, level, count: solved?.count ?? null, milliseconds });
  if (!facts) return null;
  const change = settings.value.rated === "yes" ? changeOf(id) : null;
  return (
    <p class="win-facts" data-record={facts.record ?? undefined}>
      {facts.words}
      {gap()}
      {change !== null && (
        <b class="win-change" aria-hidden="true">
          {signed(change)}
        </b>
      )}
    </p>
  );
}
