import { t } from "../core/i18n.js";
import { href, route } from "../core/router.js";
import { Notice } from "../ui/notices/notice.jsx";
import { useSaid } from "../ui/use-said.js";
import { MOST_HANDS, readChallenge } from "./challenge-link.js";
import { ChallengeResults } from "./challenge-results.jsx";
import { ChallengeStart } from "./challenge-start.jsx";
import { NewChallenge } from "./new-challenge.jsx";
import { resultOf, standingsOf } from "./results.js";

/** @import { Challenge, LinkFault } from "./challenge-link.js" */

/** @typedef {{challenge?: string | undefined}} Unfinished the hand that lies on the table, if it has not ended */

/** @typedef {{unfinished: import("@preact/signals").ReadonlySignal<Unfinished | null>}} Props */

/**
 * A challenge: its start, or its results; without one in the link, a new one.
 *
 * @param {Props} props
 */
export function ChallengePage({ unfinished }) {
  const found = readChallenge(route.value.query);
  return (
    <div class="page challenge">
      <article class="sheet">
        <h1 tabIndex={-1}>{t("mode.challenge")}</h1>
        {!found && <NewChallenge />}
        {found && "fault" in found && <BadLink fault={found.fault} />}
        {found && "hands" in found && <Opened challenge={found} unfinished={unfinished} />}
      </article>
    </div>
  );
}

/** @param {{challenge: Challenge} & Props} props */
function Opened({ challenge, unfinished }) {
  const { times, back } = challenge;
  if (times && back) return <ChallengeResults challenge={challenge} mine={times} theirs={back} />;
  const standings = standingsOf(challenge);
  if (standings.some(({ result }) => result === "open")) {
    return (
      <ChallengeStart
        key={challenge.id}
        challenge={challenge}
        standings={standings}
        unfinished={unfinished.value}
      />
    );
  }
  return (
    <ChallengeResults challenge={challenge} mine={standings.map(resultOf)} theirs={times} answers />
  );
}

/** @param {{fault: LinkFault}} props */
function BadLink({ fault }) {
  const words = t(`challenge.bad.${fault}`, { limit: MOST_HANDS });
  useSaid(words, { urgent: true });
  return (
    <>
      <div class="failure">
        <Notice kind="wrong">
          <p>{words}</p>
        </Notice>
      </div>
      <p>
        <a class="button" href={href("challenge")}>
          {t("challenge.new")}
        </a>
      </p>
    </>
  );
}
