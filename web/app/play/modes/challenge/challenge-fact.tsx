import { tenthsTime } from "../../../base/time/duration.ts";
import { t } from "../../../base/words/i18n.ts";
import type { ChallengeHand } from "./challenge-link.ts";
import { inTenths, outcomeOf } from "./results.ts";

/** Written out, so that the table loads only these words of challenges. */
const OUTCOMES = {
  won: "challenge.won",
  lost: "challenge.lost",
  drawn: "challenge.drawn",
} as const;

/**
 * Shown after a win in a challenge: who was faster.
 *
 * @param props `spent`: in milliseconds
 */
export function ChallengeFact({
  played: { challenge, place },
  spent,
}: {
  played: ChallengeHand;
  spent: number;
}) {
  const mine = inTenths(spent);
  const theirs = challenge.times?.[place]?.tenths ?? null;
  const outcome = outcomeOf(
    [{ tenths: mine, hints: 0 }],
    [theirs === null ? null : { tenths: theirs, hints: 0 }],
  );
  const words =
    theirs === null
      ? t("challenge.alone", { mine: tenthsTime(mine) })
      : t(OUTCOMES[outcome], { mine: tenthsTime(mine), theirs: tenthsTime(theirs) });
  return <p class="win-facts">{words}</p>;
}
