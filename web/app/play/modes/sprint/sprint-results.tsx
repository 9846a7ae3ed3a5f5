import { href } from "../../../base/address/router.ts";
import { randomSeed } from "../../../base/data/seed.ts";
import { clockTime, timeTaken } from "../../../base/time/duration.ts";
import { Figure } from "../../../base/ui/charts/figure.tsx";
import { Notice } from "../../../base/ui/notices/notice.tsx";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { WideTable } from "../../../base/ui/sections/scrollable.tsx";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import { EndedHands } from "../../../player/replay/ended-hands.tsx";
import { newRun, runName, type SprintRun } from "./kinds.ts";
import type { LinkTo } from "./link-to.ts";
import { bests, compare, kindOf, type Mark, type RunStanding, solvedAt, toGoOver } from "./run.ts";
import { SprintGraph } from "./sprint-graph.tsx";
import { SprintReview } from "./sprint-review.tsx";
import { kindName, scoreText, sprintPoster, sprintText } from "./sprint-words.ts";
import { StartButton } from "./start-button.tsx";

/**
 * The result of a run: its score and its graph, with a friend's result for comparison. Below are
 * the hands to review, and the text to send.
 */
export function SprintResults({
  run,
  theirs,
  standing,
  link,
}: {
  run: SprintRun;
  theirs: Mark[] | null;
  standing: RunStanding;
  link: LinkTo;
}) {
  const { entries, solved } = standing;
  const best = bests().get(kindOf(run));
  const isBest = best && runName(best.run) === runName(run);
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
          heads={[t("challenge.hand"), t("statistics.time")]}
          rows={solvedAt(entries).map((at, place) => [place + 1, clockTime(at)])}
          draw={(width) => <SprintGraph width={width} run={run} mine={entries} theirs={theirs} />}
        />
      )}
      {theirs && <SideBySide mine={entries} theirs={theirs} />}
      <SprintReview entries={toGoOver(entries)} />
      <EndedHands hands={entries.map(({ played }) => played)} />
      <div class="ending-actions">
        <StartButton
          label={t("sprint.again")}
          place={0}
          link={link}
          runOf={() => newRun({ ...run, seed: randomSeed() })}
        />
        <ShareButton
          text={sprintText(run, entries)}
          label={t("sprint.share")}
          poster={() => sprintPoster(run, entries)}
        />
        <a class="button" href={href("sprint")}>
          {t("sprint.new")}
        </a>
      </div>
    </>
  );
}

function Outcome({ mine, theirs }: { mine: readonly Mark[]; theirs: readonly Mark[] }) {
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

function SideBySide({ mine, theirs }: { mine: readonly Mark[]; theirs: readonly Mark[] }) {
  const places = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, place) => place);
  return (
    <WideTable class="result-table">
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
    </WideTable>
  );
}

function markText(mark: Mark | undefined) {
  if (!mark) return "–";
  return mark.end === "solved" ? timeTaken(mark.milliseconds) : t(`sprint.${mark.end}`);
}
