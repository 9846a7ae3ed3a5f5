import { t } from "../core/i18n.js";
import { solvedAt } from "./run.js";
import { storeMarks } from "./sprint-link.js";
import { kindName } from "./sprint-words.js";
import { StartButton } from "./start-button.jsx";

/** @import { Run } from "./kinds.js" */
/** @import { Mark, Standing } from "./run.js" */
/** @import { LinkTo } from "./sprint-page.jsx" */

/**
 * What is to be played, what a friend has reached, and the button that begins or goes on.
 *
 * @param {{run: Run, marks: Mark[] | null, standing: Standing, link: LinkTo}} props
 */
export function SprintStart({ run, marks, standing, link }) {
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
