import { tenthsTime } from "../../../base/time/duration.ts";
import { addressOf } from "../../../base/ui/sharing/share.ts";
import { t } from "../../../base/words/i18n.ts";
import { type Challenge, type ChallengeResult, challengeHref } from "./challenge-link.ts";
import { outcomeOf, totalOf } from "./results.ts";

/** Results in a few words: the time, and the number of solved hands unless all were solved. */
export function totalText(results: ChallengeResult[]) {
  const { solved, of, time } = partsOf(results);
  return solved === of ? time : t("challenge.total", { solved, of, time });
}

/** The keys of the sentences for results with unsolved hands. */
const SOME = {
  "challenge.dare": "challenge.dare.some",
  "challenge.text": "challenge.text.some",
} as const;

/**
 * Results in a sentence.
 *
 * @param friend the name of the player
 */
export function resultSentence(
  key: keyof typeof SOME,
  results: ChallengeResult[],
  friend?: string,
) {
  const { solved, of: count, time } = partsOf(results);
  return solved === count
    ? t(key, { friend, count, time })
    : t(SOME[key], { friend, solved, count, time });
}

/** The name of the sender of a challenge. */
export const senderOf = ({ by }: Challenge) => by ?? t("challenge.friend");

function partsOf(results: ChallengeResult[]) {
  const { solved, count, tenths } = totalOf(results);
  return { solved, of: count, time: tenthsTime(tenths) };
}

const withLink = (words: string, challenge: Challenge) =>
  [words, addressOf(challengeHref(challenge))].filter(Boolean).join("\n");

/** The text that challenges a friend. It does not reveal the hands. */
export function challengeText(challenge: Challenge, mine: ChallengeResult[]) {
  return withLink(resultSentence("challenge.text", mine), {
    ...challenge,
    times: mine,
    back: null,
  });
}

/** The text that returns the results to the sender of the challenge. */
export function replyText(
  challenge: Challenge,
  theirs: ChallengeResult[],
  mine: ChallengeResult[],
) {
  const totals = { mine: totalText(mine), theirs: totalText(theirs) };
  const words = t(`challenge.reply.${outcomeOf(mine, theirs)}`, totals);
  return withLink(words, { ...challenge, times: theirs, trails: "", back: mine });
}
