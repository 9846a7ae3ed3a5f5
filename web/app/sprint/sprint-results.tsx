import { clockTime, timeTaken } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { Figure } from "../ui/charts/figure.jsx";
import { Notice } from "../ui/notices/notice.jsx";
import { ShareButton } from "../ui/sharing/share-button.jsx";
import { useSaid } from "../ui/use-said.js";
import { nameOf } from "./kinds.js";
import { bests, compare, kindOf, solvedAt, toGoOver } from "./run.js";
import { SprintGraph } from "./sprint-graph.jsx";
import { SprintReview } from "./sprint-review.jsx";
import { kindName, scoreText, sprintText } from "./sprint-words.js";

/** @import { Run } from "./kinds.js" */
/** @import { Mark, Standing } from "./run.js" */

/**
 * The result of a run: its score and its graph, beside a friend's; what to go over, and what to send.
 *
 * @param {{run: Run, theirs: Mark[] | null, standing: Standing}} props
 */
export function SprintResults({ run, theirs, standing }) {
  const { entries, solved } = standing;
  const best = bests().get(kindOf(run));
  const isBest = best && nameOf(best.run) === nameOf(run);
  const compared = run.limit === "usual" && standing.isOver;
  useSaid(compared && isBest && solved > 0 ? t("sprint.best.now") : "");
  return (
    <>
      <p class="sprint-score" data-solved={solved}>
        <b>{solved}</b> <span>{t("sprint.solved.hands", { count: solved })}</span>
      </p>
      <p class="help-text">{kindName(run)}</p>
      {theirs && <Outcome mine={entries} theirs={theirs} />}
      {compared && (
        <p class="sprint-best" data-best={isBest || undefined}>
          {isBest
            ? t("sprint.best.now")
            : best && t("sprint.best", { score: scoreText(best.standing.entries) })}
        </p>
      )}
      {solved > 0 && (
        <Figure
          caption={t("sprint.graph")}
          heads={[t("challenge.hand"), t("stats.time")]}
          rows={solvedAt(entries).map((at, place) => [place + 1, clockTime(at)])}
          draw={(width) => <SprintGraph width={width} run={run} mine={entries} theirs={theirs} />}
        />
      )}
      {theirs && <SideBySide mine={entries} theirs={theirs} />}
      <SprintReview entries={toGoOver(entries)} />
      <div class="ending-actions">
        <ShareButton text={sprintText(run, entries)} label={t("sprint.share")} primary />
        <a class="button" href={href("sprint")}>
          {t("sprint.new")}
        </a>
      </div>
    </>
  );
}

/** @param {{mine: readonly Mark[], theirs: readonly Mark[]}} props */
function Outcome({ mine, theirs }) {
  const ahead = compare(mine, theirs);
  const outcome = ahead > 0 ? "won" : ahead < 0 ? "lost" : "drawn";
  const words = t(`sprint.${outcome}`, { mine: scoreText(mine), theirs: scoreText(theirs) });
  useSaid(words);
  return (
    <Notice kind={outcome === "lost" ? "note" : "right"}>
      <p>{words}</p>
    </Notice>
  );
}

/** @param {{mine: readonly Mark[], theirs: readonly Mark[]}} props */
function SideBySide({ mine, theirs }) {
  const places = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, place) => place);
  return (
    <table class="duel-table">
      <thead>
        <tr>
          <th scope="col">{t("challenge.hand")}</th>
          <th scope="col">{t("challenge.you")}</th>
          <th scope="col">{t("challenge.friend")}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">{place + 1}</th>
            <td>{markText(mine[place])}</td>
            <td>{markText(theirs[place])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("challenge.sum")}</th>
          <td>{scoreText(mine)}</td>
          <td>{scoreText(theirs)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** @param {Mark | undefined} mark */
function markText(mark) {
  if (!mark) return "–";
  return mark.end === "solved" ? timeTaken(mark.milliseconds) : t(`sprint.${mark.end}`);
}
