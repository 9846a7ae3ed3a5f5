import { createFold } from "../../player/history/fold.ts";
import { handName, isFound, type Played } from "../../table/hand/played.ts";

/** How well a hand was solved, the least first: at all, without help, or by every different way. */
export const COLLECTED = ["solved", "unaided", "every"] as const;
export type Collected = (typeof COLLECTED)[number];

function collectedBy({ mode, hints, wrong, revealed }: Played): Collected {
  if (mode === "find") return "every";
  return hints + wrong === 0 && !revealed ? "unaided" : "solved";
}

/**
 * How well each hand was solved at best, by `handName`. Hands that were not solved are absent.
 *
 * @param hands oldest first
 */
export const collected = createFold(
  () => new Map<string, Collected>(),
  (best, hand) => {
    if (!isFound(hand)) return;
    const name = handName(hand);
    const before = best.get(name);
    const now = collectedBy(hand);
    if (!before || COLLECTED.indexOf(now) > COLLECTED.indexOf(before)) best.set(name, now);
  },
);
