import { load, save } from "../../base/browser/storage.ts";
import { isEnded, type Played } from "../../table/hand/played.ts";
import { beadsOfHand } from "./hand-beads.ts";
import { entriesOfHand, triedIn } from "./tried.ts";
import { straightWay, type Way, wayOf } from "./where.ts";

/** How many of the latest hands are looked at. */
export const LATEST = 200;

/** The most cards of a hand that is looked at. The solutions of larger hands take long to count. */
const LARGEST = 4;

/** Stores the ways of the hands that Python has looked at, by the ids of their records. */
const KEY = "twentyfour:ways";

type Stored = { [id: string]: Way | null };

/**
 * The latest hands whose ways can be known, newest first: they ended, and have a trail.
 *
 * @param hands oldest first
 * @param isLoose whether a hand was played by looser rules
 */
export function withTrails(hands: readonly Played[], isLoose: (hand: Played) => boolean): Played[] {
  const found: Played[] = [];
  for (let at = hands.length - 1; at >= 0 && found.length < LATEST; at -= 1) {
    const hand = hands[at];
    if (!hand?.trail || !isEnded(hand) || hand.result === "none" || isLoose(hand)) continue;
    if (hand.numbers.length <= LARGEST) found.push(hand);
  }
  return found;
}

/**
 * The ways of hands. Each hand is a slice of the work.
 *
 * @param onProgress receives the share that is done
 */
export async function waysOf(
  hands: readonly Played[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Way[]> {
  const stored = (load(KEY) ?? {}) as Stored;
  const known: Stored = {};
  for (const [at, hand] of hands.entries()) {
    const { id } = hand;
    known[id] = stored[id] === undefined ? await wayOfHand(hand, signal) : stored[id];
    if (signal.aborted) break;
    onProgress((at + 1) / hands.length);
  }
  save(KEY, known);
  return Object.values(known).filter((way) => way !== null);
}

/** Null for a hand that has no solution, or whose trail is damaged. */
async function wayOfHand(hand: Played, signal: AbortSignal): Promise<Way | null> {
  if (!triedIn(hand)) {
    const first = entriesOfHand(hand)?.find(({ type }) => type !== "began");
    return first ? straightWay(hand, first.t) : null;
  }
  const beads = await beadsOfHand(hand, signal);
  return beads && wayOf(beads, hand);
}
