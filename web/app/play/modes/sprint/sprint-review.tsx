import { puzzleOf } from "../../../base/cards/puzzle.ts";
import { ask } from "../../../base/python/engine.ts";
import { timeTaken } from "../../../base/time/duration.ts";
import { HandLink } from "../../../base/ui/cards/hand-link.tsx";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { t } from "../../../base/words/i18n.ts";
import { equation } from "../../../base/words/pretty.ts";
import { Star } from "../../../player/lists/star.tsx";
import type { RunEntry } from "./run.ts";

/** The missed or slow hands, each with its neatest solution. */
export function SprintReview({ entries }: { entries: RunEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section class="sprint-review">
      <h2>{t("sprint.review")}</h2>
      <ol class="sprint-hands" aria-label={t("sprint.review")}>
        {entries.map((entry) => (
          <Missed key={entry.played.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Missed({ entry: { end, milliseconds, played } }: { entry: RunEntry }) {
  const { result } = useResult((signal) => ask("solve", puzzleOf(played), { signal }), [played.id]);
  const neatest = result?.solutions[0]?.text;
  return (
    <li data-end={end}>
      <HandLink hand={played} />
      <span>{t(end === "solved" ? "sprint.slow" : `sprint.${end}`)}</span>
      <span class="sprint-time">{timeTaken(milliseconds)}</span>
      <Star hand={played} named />
      <code class="formula" translate={false}>
        {neatest ? equation(neatest, played.target) : "…"}
      </code>
    </li>
  );
}
