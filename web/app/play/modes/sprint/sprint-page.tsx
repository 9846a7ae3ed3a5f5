import { route } from "../../../base/address/router.ts";
import { t } from "../../../base/words/i18n.ts";
import { newRun, runName } from "./kinds.ts";
import type { LinkTo } from "./link-to.ts";
import { NewSprint } from "./new-sprint.tsx";
import { standingOf } from "./run.ts";
import { marksBeside, readSent, type Sent } from "./sprint-link.ts";
import { SprintResults } from "./sprint-results.tsx";
import { SprintStart } from "./sprint-start.tsx";

/**
 * A sprint: its start or its results. If the link has no run, a new one.
 *
 * @param props `link`: returns the link to a hand
 */
export function SprintPage({ link }: { link: LinkTo }) {
  const sent = readSent(route.value.query);
  if (!sent) return <NewSprint link={link} />;
  return (
    <div class="page sprint">
      <article class="sheet">
        <h1 tabIndex={-1}>{t("mode.sprint")}</h1>
        <Opened key={runName(sent.run)} sent={sent} link={link} />
      </article>
    </div>
  );
}

function Opened({ sent, link }: { sent: Sent; link: LinkTo }) {
  const { run, standing } = ownOf(sent);
  const marks = sent.marks ?? marksBeside(run);
  const isReady = standing.isOver || (run.limit === "off" && standing.entries.length > 0);
  return (
    <>
      {!standing.isOver && <SprintStart run={run} marks={marks} standing={standing} link={link} />}
      {isReady && <SprintResults run={run} theirs={marks} standing={standing} link={link} />}
    </>
  );
}

/**
 * The player's own run with these hands: the run that was already played, or a new one with the
 * time limit of the settings.
 */
function ownOf({ run: theirs, marks }: Sent) {
  const limits = ["usual", "longer", "off"] as const;
  const runs = [theirs, ...(marks ? limits.map((limit) => ({ ...theirs, limit })) : [])];
  const all = runs.map((run) => ({ run, standing: standingOf(run) }));
  const played = all.find(({ standing }) => standing.entries.length > 0);
  if (played) return played;
  const run = marks ? newRun(theirs) : theirs;
  return { run, standing: standingOf(run) };
}
