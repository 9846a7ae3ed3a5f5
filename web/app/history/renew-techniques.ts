import { RATED_CARDS } from "../core/card-limits.ts";
import { ask, noResult } from "../core/engine.ts";
import { puzzleOf } from "../core/puzzle.ts";
import { historyLoaded, playedHands, updateHands } from "./history.ts";
import { isFromCode } from "./merge.ts";
import type { Played } from "./played.ts";
import { slices } from "./slices.ts";
import { hasFormerTechnique } from "./upgrades.ts";

/**
 * Whether a hand came as a code, without a level, and Python has not rated it yet. Large hands are
 * never rated.
 */
const isUnrated = (hand: Played) =>
  hand.level === null && isFromCode(hand) && hand.numbers.length <= RATED_CARDS;

/**
 * Replaces former technique codes: Python names the technique of the answer, or of the easiest
 * solution. Also rates hands that came as a code.
 */
export async function renewTechniques() {
  await historyLoaded;
  const old = playedHands.value.filter((hand) => hasFormerTechnique(hand) || isUnrated(hand));
  for (const [, slice] of slices(old)) {
    const renewed: Played[] = [];
    for (const hand of slice) {
      const { text } = hand;
      const rated = await ask("rate", { ...puzzleOf(hand), ...(text && { text }) }).catch(noResult);
      if (!rated) continue;
      const { level, score, technique } = rated;
      renewed.push({ ...hand, technique, ...(isUnrated(hand) && { level, score }) });
    }
    await updateHands(renewed);
  }
}
