import { timeTaken } from "../core/duration.ts";
import { ask } from "../core/engine.ts";
import { t } from "../core/i18n.ts";
import { equation } from "../core/pretty.ts";
import { puzzleOf } from "../core/puzzle.ts";
import { Star } from "../lists/star.tsx";
import { HandLink } from "../ui/hand-link.tsx";
import { useResult } from "../ui/use-result.ts";
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
      <code class="formula">{neatest ? equation(neatest, played.target) : "…"}</code>
    </li>
  );
}
