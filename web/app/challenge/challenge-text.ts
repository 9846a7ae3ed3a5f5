import { tenthsTime } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { addressOf } from "../ui/sharing/share.js";
import { challengeHref } from "./challenge-link.js";
import { outcomeOf, totalOf } from "./results.js";

/** @import { Challenge, Result } from "./challenge-link.js" */

/**
 * Results in few words: the time, and how many hands were solved where some were not.
 *
 * @param {Result[]} results
 */
export function totalText(results) {
  const { solved, of, time } = partsOf(results);
  return solved === of ? time : t("challenge.total", { solved, of, time });
}

/**
 * The same in a sentence.
 *
 * @param {"challenge.dare" | "challenge.text"} key
 * @param {Result[]} results
 * @param {string} [friend] whose they are
 */
export function resultSentence(key, results, friend) {
  const { solved, of, time } = partsOf(results);
  const count = of;
  return solved === of
    ? t(key, { friend, count, time })
    : t(`${key}.some`, { friend, solved, of, time });
}

/**
 * What the sender of a challenge is called.
 *
 * @param {Challenge} challenge
 */
export const senderOf = ({ by }) => by ?? t("challenge.friend");

/** @param {Result[]} results */
function partsOf(results) {
  const { solved, count, tenths } = totalOf(results);
  return { solved, of: count, time: tenthsTime(tenths) };
}

/** @param {string} words @param {Challenge} challenge */
const withLink = (words, challenge) =>
  [words, addressOf(challengeHref(challenge))].filter(Boolean).join("\n");

/**
 * The text that challenges a friend; it does not show the hands.
 *
 * @param {Challenge} challenge
 * @param {Result[]} mine
 */
export function challengeText(challenge, mine) {
  return withLink(resultSentence("challenge.text", mine), {
    ...challenge,
    times: mine,
    back: null,
  });
}

/**
 * The text that sends the results back to the sender of the challenge.
 *
 * @param {Challenge} challenge
 * @param {Result[]} theirs
 * @param {Result[]} mine
 */
export function replyText(challenge, theirs, mine) {
  const totals = { mine: totalText(mine), theirs: totalText(theirs) };
  const words = t(`challenge.reply.${outcomeOf(mine, theirs)}`, totals);
  return withLink(words, { ...challenge, times: theirs, back: mine });
}
