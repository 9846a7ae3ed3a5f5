import { href } from "../../../base/address/router.ts";
import { clockTime } from "../../../base/time/duration.ts";
import { markOf, type Poster } from "../../../base/ui/sharing/poster.ts";
import { addressOf, siteName } from "../../../base/ui/sharing/share.ts";
import { TEXT_VERSION } from "../../../base/ui/sharing/text-version.ts";
import { t } from "../../../base/words/i18n.ts";
import type { SprintRun } from "./kinds.ts";
import { type Mark, solvedAt } from "./run.ts";
import { runQuery } from "./sprint-link.ts";

export const levelWord = (level: SprintRun["level"]) =>
  t(level === "rising" ? "sprint.rising" : `level.${level}`);

/** The kind of a run in words, with its time limit unless that is the usual one. */
export const kindName = ({ minutes, level, rule, limit }: SprintRun) =>
  [
    t("sprint.minutes", { count: minutes }),
    levelWord(level),
    t(`sprint.rule.${rule}`),
    limit !== "usual" && t(`sprint.marked.${limit}`),
  ]
    .filter(Boolean)
    .join(" · ");

/** How many hands were solved, and the time of the last solved hand. */
export function scoreText(marks: readonly Mark[]) {
  const solved = solvedAt(marks);
  const last = solved.at(-1);
  if (last === undefined) return "0";
  return t("sprint.score", { count: solved.length, time: clockTime(last) });
}

/** The picture of a run: its hands in order, and how many were solved. */
export function sprintPoster(run: SprintRun, marks: readonly Mark[]): Poster {
  return {
    title: `${t("mode.sprint")} · ${kindName(run)}`,
    cards: marks.map(({ end, wrong }) => ({
      mark: markOf({ result: end === "skipped" ? "shown" : end, hints: 0, wrong }),
    })),
    words: t("sprint.solved", { count: solvedAt(marks).length }),
    site: siteName(),
  };
}

/** The text that sends a friend the same run, with the player's result. */
export function sprintText(run: SprintRun, marks: readonly Mark[]) {
  const words = t("sprint.text", { count: solvedAt(marks).length, kind: kindName(run) });
  const link = addressOf(href("sprint", runQuery(run, marks)));
  return [words + TEXT_VERSION, link].filter(Boolean).join("\n");
}
