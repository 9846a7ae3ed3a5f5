import { t } from "../core/i18n.js";
import { route } from "../core/router.js";
import { nameOf, newRun } from "./kinds.js";
import { NewSprint } from "./new-sprint.jsx";
import { standingOf } from "./run.js";
import { marksBeside, readSent } from "./sprint-link.js";
import { SprintResults } from "./sprint-results.jsx";
import { SprintStart } from "./sprint-start.jsx";

/** @import { RatedDeal } from "../../engine/contract.d.ts" */
/** @import { Query } from "../core/router.js" */
/** @import { Sent } from "./sprint-link.js" */

/** @typedef {(deal: RatedDeal & {solvable: boolean, dealt: boolean}, query: Query) => string} LinkTo */

/**
 * A sprint: its start or its results; without one in the link, a new one.
 *
 * @param {{link: LinkTo}} props which gives the link to a hand
 */
export function SprintPage({ link }) {
  const sent = readSent(route.value.query);
  return (
    <div class="page sprint">
      <article class="sheet">
        <h1 tabIndex={-1}>{t("mode.sprint")}</h1>
        {sent ? (
          <Opened key={nameOf(sent.run)} sent={sent} link={link} />
        ) : (
          <NewSprint link={link} />
        )}
      </article>
    </div>
  );
}

/** @param {{sent: Sent, link: LinkTo}} props */
function Opened({ sent, link }) {
  const { run, standing } = ownOf(sent);
  const marks = sent.marks ?? marksBeside(run);
  const isReady = standing.isOver || (run.limit === "off" && standing.entries.length > 0);
  return (
    <>
      {!standing.isOver && <SprintStart run={run} marks={marks} standing={standing} link={link} />}
      {isReady && <SprintResults run={run} theirs={marks} standing={standing} />}
    </>
  );
}

/**
 * The player's own run with these hands: as it was played, or with the time limit of the settings.
 *
 * @param {Sent} sent
 */
function ownOf({ run: theirs, marks }) {
  const limits = /** @type {const} */ (["usual", "longer", "off"]);
  const runs = [theirs, ...(marks ? limits.map((limit) => ({ ...theirs, limit })) : [])];
  const all = runs.map((run) => ({ run, standing: standingOf(run) }));
  const played = all.find(({ standing }) => standing.entries.length > 0);
  if (played) return played;
  const run = marks ? newRun(theirs) : theirs;
  return { run, standing: standingOf(run) };
}
