import { timeTaken } from "../core/duration.ts";
import { ask } from "../core/engine.ts";
import { queryOf } from "../core/hand-query.ts";
import { t } from "../core/i18n.ts";
import { equation, number } from "../core/pretty.ts";
import { puzzleOf } from "../core/puzzle.ts";
import { href } from "../core/router.ts";
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
  const { numbers, target } = played;
  const cards = numbers.map((value) => number(String(value))).join(" ");
  const { result } = useResult((signal) => ask("solve", puzzleOf(played), { signal }), [played.id]);
  const neatest = result?.solutions[0]?.text;
  return (
    <li data-end={end}>
      <a
        href={href("play", queryOf(played))}
        aria-label={t("stats.again", { hand: cards, target: number(target) })}
      >
        {cards}
      </a>
      <span>{t(end === "solved" ? "sprint.slow" : `sprint.${end}`)}</span>
      <span class="sprint-time">{timeTaken(milliseconds)}</span>
      <code class="formula">{neatest ? equation(neatest, target) : "…"}</code>
    </li>
  );
}
