import { useRef } from "preact/hooks";
import { href } from "../../../base/address/router.ts";
import { tenthsTime } from "../../../base/time/duration.ts";
import { useLostFocus } from "../../../base/ui/lost-focus.ts";
import { t } from "../../../base/words/i18n.ts";
import { challengeHref, type Duel, duelQuery } from "./challenge-link.ts";
import { inTenths, openPlace, outcomeOf } from "./results.ts";

/**
 * Shown after a win in a challenge: who was faster.
 *
 * @param props `spent`: in milliseconds
 */
export function DuelFact({ duel: { challenge, place }, spent }: { duel: Duel; spent: number }) {
  const mine = inTenths(spent);
  const theirs = challenge.times?.[place]?.tenths ?? null;
  const outcome = outcomeOf(
    [{ tenths: mine, hints: 0 }],
    [theirs === null ? null : { tenths: theirs, hints: 0 }],
  );
  const words =
    theirs === null
      ? t("challenge.alone", { mine: tenthsTime(mine) })
      : t(`challenge.${outcome}`, { mine: tenthsTime(mine), theirs: tenthsTime(theirs) });
  return <p class="win-facts">{words}</p>;
}

/** Shown after a hand of a challenge: the link to the next hand or to the results. */
export function DuelNext({ duel: { challenge, place } }: { duel: Duel }) {
  const next = openPlace(challenge, place);
  const link = useRef<HTMLAnchorElement | null>(null);
  useLostFocus(link, []);
  const isLast = next === undefined;
  return (
    <a
      ref={link}
      class="button primary do-next"
      href={isLast ? challengeHref(challenge) : href("play", duelQuery({ challenge, place: next }))}
    >
      {t(isLast ? "challenge.results" : "play.next")}
    </a>
  );
}
