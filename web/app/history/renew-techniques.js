import { ask, noResult } from "../core/engine.js";
import { historyLoaded, playedHands, updateHands } from "./history.js";
import { slices } from "./slices.js";
import { hasFormerTechnique } from "./upgrades.js";

/** @import { Played } from "./played.js" */

/** Names the techniques of hands that have former codes anew: by the answer, or by the easiest solution. */
export async function renewTechniques() {
  await historyLoaded;
  for (const [, slice] of slices(playedHands.value.filter(hasFormerTechnique))) {
    const renewed = /** @type {Played[]} */ ([]);
    for (const hand of slice) {
      const { numbers, target, text } = hand;
      const rated = await ask("rate", { numbers, target, ...(text && { text }) }).catch(noResult);
      if (rated) renewed.push({ ...hand, technique: rated.technique });
    }
    await updateHands(renewed);
  }
}
