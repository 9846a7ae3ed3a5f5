import { t } from "../../../base/words/i18n.ts";
import type { SprintRun } from "./kinds.ts";
import type { LinkTo } from "./link-to.ts";
import { type Mark, type RunStanding, solvedAt } from "./run.ts";
import { storeMarks } from "./sprint-link.ts";
import { kindName } from "./sprint-words.ts";
import { StartButton } from "./start-button.tsx";

/** A description of the run, a friend's result, and the button that starts or continues the run. */
export function SprintStart({
  run,
  marks,
  standing,
  link,
}: {
  run: SprintRun;
  marks: Mark[] | null;
  standing: RunStanding;
  link: LinkTo;
}) {
  const place = standing.entries.length;
  return (
    <div class="sprint-start">
      {marks && <p class="challenge-dare">{t("sprint.dare", { count: solvedAt(marks).length })}</p>}
      <p>
        <b>{kindName(run)}</b>
      </p>
      <p>{t("sprint.rules")}</p>
      <StartButton
        label={place === 0 ? t("play.start") : t("sprint.go-on")}
        place={place}
        link={link}
        runOf={() => {
          if (marks) storeMarks(run, marks);
          return run;
        }}
      />
    </div>
  );
}
