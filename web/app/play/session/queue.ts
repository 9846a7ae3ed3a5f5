import { handName, isEnded, type Played } from "../../table/hand/played.ts";
import { isLoose } from "../modes.ts";
import { isSlow, usualTime } from "./advice.ts";
import { lastSession } from "./session.ts";

const WEEK = 7 * 86_400_000;

/** The reasons and time spans by which hands for review are chosen. */
export const REASONS = ["missed", "hinted", "slow", "all"] as const;
export const SPANS = ["session", "week", "ever"] as const;

type QueueReason = (typeof REASONS)[number];
export type Wanted = { reason: QueueReason; span: (typeof SPANS)[number]; technique?: string };

/**
 * Why a hand needs a review; null if it was solved without trouble.
 *
 * @param usual the usual time of its level
 */
export function reasonFor(hand: Played, usual: number | null): Exclude<QueueReason, "all"> | null {
  const { result, hints, wrong, milliseconds } = hand;
  if (result === "shown" || (result === "left" && hints + wrong > 0)) return "missed";
  if (!isEnded(hand)) return null;
  if (hints > 0) return "hinted";
  return isSlow(milliseconds, usual) ? "slow" : null;
}

/**
 * The hands to review, oldest first. If a hand was played several times, only the last time counts.
 *
 * @param hands oldest first
 */
export function handsToReview(
  hands: readonly Played[],
  { reason, span, technique }: Wanted,
  now: number,
) {
  const since = span === "week" ? now - WEEK : 0;
  const within = span === "session" ? lastSession(hands) : hands.filter(({ at }) => at >= since);
  const usual = new Map();
  const last = new Map(within.map((hand) => [handName(hand), hand]));
  return [...last.values()].filter((hand) => {
    if (isLoose(hand)) return false;
    if (technique && hand.technique?.code !== technique) return false;
    if (reason === "all") return isEnded(hand);
    if (!usual.has(hand.level)) usual.set(hand.level, usualTime(hands, hand.level));
    return reasonFor(hand, usual.get(hand.level)) === reason;
  });
}
