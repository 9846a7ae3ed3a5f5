import { signal } from "@preact/signals";
import { nameOf } from "./played.js";

/** @import { CardNumber } from "../../engine/contract.d.ts" */
/** @import { Played } from "./played.js" */

/**
 * A hand that was dealt to go over another: the same hand, or one like it.
 *
 * @typedef {{name: string, of: Played, same: boolean}} Reviewed
 */

const last = signal(/** @type {Reviewed | null} */ (null));

/** @param {{numbers: CardNumber[], target: string}} hand */
const named = ({ numbers, target }) => `${nameOf(numbers)} ${target}`;

/**
 * Notes that a hand is dealt to go over another.
 *
 * @param {{numbers: CardNumber[], target: string}} hand
 * @param {Played} of
 */
export function noteReviewed(hand, of) {
  last.value = { name: named(hand), of, same: named(of) === named(hand) };
}

/**
 * What a hand goes over; null for any other hand.
 *
 * @param {CardNumber[] | null} numbers
 * @param {string | null} target
 */
export function reviewedBy(numbers, target) {
  if (!numbers || target === null) return null;
  return last.value?.name === named({ numbers, target }) ? last.value : null;
}
