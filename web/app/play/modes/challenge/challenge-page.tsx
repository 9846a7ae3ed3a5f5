import { href, route } from "../../../base/address/router.ts";
import { UrgentNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { PageProps } from "../../mode.ts";
import { type Challenge, type LinkFault, MOST_HANDS, readChallenge } from "./challenge-link.ts";
import { ChallengeResults } from "./challenge-results.tsx";
import { ChallengeStart } from "./challenge-start.tsx";
import { NewChallenge } from "./new-challenge.tsx";
import { resultOf, standingsOf } from "./results.ts";

/** A challenge: its start or its results. If the link has no challenge, a new one. */
export function ChallengePage({ unfinished }: Pick<PageProps, "unfinished">) {
  const challenge = readChallenge(route.value.query);
  if (!challenge) return <NewChallenge />;
  return (
    <div class="page challenge">
      <article class="sheet">
        <h1 tabIndex={-1}>{t("mode.challenge")}</h1>
        {"fault" in challenge ? (
          <BadLink fault={challenge.fault} />
        ) : (
          <Opened challenge={challenge} unfinished={unfinished} />
        )}
      </article>
    </div>
  );
}

function Opened({
  challenge,
  unfinished,
}: { challenge: Challenge } & Pick<PageProps, "unfinished">) {
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

function BadLink({ fault }: { fault: LinkFault }) {
  return (
    <>
      <UrgentNotice words={t(`challenge.bad.${fault}`, { limit: MOST_HANDS })} />
      <p>
        <a class="button" href={href("challenge")}>
          {t("challenge.new")}
        </a>
      </p>
    </>
  );
}
