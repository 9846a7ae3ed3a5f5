import { CHOICES } from "../../base/browser/settings.ts";
import { missedTechniques } from "../../player/history/review/schedule.ts";
import { leadOf } from "../../player/strength/result.ts";
import { strengthOf } from "../../player/strength/scale.ts";
import { isFound, type Played } from "../../table/hand/played.ts";
import { isCompared } from "../modes.ts";

/**
 * A level became faster if the median time of at least `NOW` hands is at most this fraction of the
 * median time of at least `BEFORE` earlier hands.
 */
const NOW = 2;
const BEFORE = 3;
const FASTER = 0.95;

/**
 * What stands out in some hands: the level that improved most in speed, the best win, a new
 * technique, and a technique to practise; each can be null.
 *
 * @param all oldest first
 * @param hands the last of them
 */
export function highlightsOf(all: readonly Played[], hands: readonly Played[]) {
  const first = all.findIndex(({ id }) => id === hands[0]?.id);
  const before = all.slice(0, Math.max(0, first));
  const known = new Set(before.filter(isOwn).map(({ technique }) => technique?.code));
  const fresh = hands.find((hand) => isOwn(hand) && !known.has(hand.technique?.code));
  const [missed] = missedTechniques([...before, ...hands], hands.at(-1)?.at ?? 0);
  return {
    faster: fasterLevel(before, hands),
    win: bestWin(hands),
    technique: fresh?.technique?.code ?? null,
    practice: missed?.hand.technique?.code ?? null,
  };
}

function fasterLevel(before: readonly Played[], hands: readonly Played[]) {
  const levels = CHOICES.level.flatMap((level) => {
    const [then, now] = [timesOf(before, level), timesOf(hands, level)];
    if (then.length < BEFORE || now.length < NOW) return [];
    const [was, is] = [median(then), median(now)];
    return is <= FASTER * was ? [{ level, was, is }] : [];
  });
  return levels.sort((a, b) => a.is / a.was - b.is / b.was)[0] ?? null;
}

/** The win with the highest performance. */
function bestWin(hands: readonly Played[]) {
  const wins = hands.filter((hand) => isOwn(hand) && hand.wrong === 0 && isCompared(hand));
  return wins.sort((a, b) => performance(b) - performance(a))[0] ?? null;
}

const performance = (hand: Played) => strengthOf(hand.score ?? 0) + leadOf(hand);

/** Whether the player found a solution without a hint. */
const isOwn = ({ result, hints, technique }: Played) =>
  result === "solved" && hints === 0 && technique !== undefined;

const timesOf = (hands: readonly Played[], level: string) =>
  hands
    .filter((hand) => hand.level === level && isFound(hand) && isCompared(hand))
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);

const median = (sorted: number[]) => sorted[sorted.length >> 1] ?? 0;
