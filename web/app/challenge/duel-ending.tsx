import { useRef } from "preact/hooks";
import { tenthsTime } from "../core/duration.ts";
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { useLostFocus } from "../ui/lost-focus.ts";
import { Notice } from "../ui/notices/notice.tsx";
import { useSaid } from "../ui/use-said.ts";
import { challengeHref, type Duel, duelQuery } from "./challenge-link.ts";
import { inTenths, openPlace, outcomeOf } from "./results.ts";

/**
 * Shown after a hand of a challenge: who was faster, and the link to the next hand or to the
 * results.
 *
 * @param props `spent`: in milliseconds; null if the player gave up
 */
export function DuelEnding({ duel, spent }: { duel: Duel; spent: number | null }) {
  const { challenge, place } = duel;
  const next = openPlace(challenge, place);
  const link = useRef<HTMLAnchorElement | null>(null);
  useLostFocus(link, []);
  return (
    <div class="duel-ending">
      {challenge.times && spent !== null && (
        <HandOutcome mine={inTenths(spent)} theirs={challenge.times[place]?.tenths ?? null} />
      )}
      {next === undefined ? (
        <a ref={link} class="button primary" href={challengeHref(challenge)}>
          {t("challenge.results")}
        </a>
      ) : (
        <a
          ref={link}
          class="button primary"
          href={href("play", duelQuery({ challenge, place: next }))}
        >
          {t("challenge.next", { place: next + 1, count: challenge.hands.length })}
        </a>
      )}
    </div>
  );
}

/** @param props tenths of a second; null if the other player gave up */
function HandOutcome({ mine, theirs }: { mine: number; theirs: number | null }) {
  const result = { tenths: mine, hints: 0 };
  const outcome = outcomeOf([result], [theirs === null ? null : { tenths: theirs, hints: 0 }]);
  const words =
    theirs === null
      ? t("challenge.alone", { mine: tenthsTime(mine) })
      : t(`challenge.${outcome}`, { mine: tenthsTime(mine), theirs: tenthsTime(theirs) });
  useSaid(words);
  return (
    <Notice kind={outcome === "lost" ? "note" : "right"}>
      <p>{words}</p>
    </Notice>
  );
}
