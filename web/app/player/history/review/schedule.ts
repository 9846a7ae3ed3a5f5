import { isSolved, type Played, wasPlayed } from "../../../table/hand/played.ts";

export type Missed = { hand: Played; at: number; others: number; due: boolean };

const DAY = 86_400_000;
const WAITS = [1, 3, 7];
const OTHERS = 5;
const TRIES = 3;

const isMissed = ({ result, hints, wrong }: Played) =>
  result === "shown" || result === "left" || hints >= TRIES || wrong >= TRIES;

const isClean = (hand: Played) => isSolved(hand) && hand.hints === 0 && hand.wrong === 0;

/**
 * The techniques to practise, the most urgent first. A technique is listed after a hand of it was
 * missed, until one is solved without hints and wrong answers. Hands that were only looked at do
 * not count.
 *
 * A technique is due one day after the missed hand, three days after the second one in a row, and
 * seven after each later one. It is also due after five other hands, if that comes first. `at` is
 * when it is due, `others` how many hands are left until then.
 *
 * @param hands oldest first
 */
export function missedTechniques(hands: Played[], now: number): Missed[] {
  const open = new Map<string, { place: number; hand: Played; tries: number }>();
  for (const [place, hand] of hands.entries()) {
    if (!hand.technique || !wasPlayed(hand)) continue;
    const kind = [hand.technique.code, ...Object.values(hand.technique.params)].join(" ");
    const tries = open.get(kind)?.tries ?? 0;
    if (isClean(hand)) open.delete(kind);
    else if (tries || isMissed(hand)) open.set(kind, { place, hand, tries: tries + 1 });
  }
  return [...open.values()]
    .map(({ place, hand, tries }) => {
      const at = hand.at + DAY * (WAITS[Math.min(tries, WAITS.length) - 1] ?? 0);
      const others = Math.max(0, OTHERS - (hands.length - 1 - place));
      return { hand, at, others, due: at <= now || others === 0 };
    })
    .sort((a, b) => Number(b.due) - Number(a.due) || a.at - b.at);
}
