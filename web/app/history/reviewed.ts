import { signal } from "@preact/signals";
import { handName } from "./played.js";

/** @import { Posed } from "../core/puzzle.js" */
/** @import { Played } from "./played.js" */

/**
 * A hand that was dealt to go over another: the same hand, or one like it.
 *
 * @typedef {{name: string, of: Played, same: boolean}} Reviewed
 */

const last = signal(/** @type {Reviewed | null} */ (null));

/**
 * Notes that a hand is dealt to go over another.
 *
 * @param {Posed} hand
 * @param {Played} of
 */
export function noteReviewed(hand, of) {
  last.value = { name: handName(hand), of, same: handName(of) === handName(hand) };
}

/**
 * What a hand goes over; null for any other hand.
 *
 * @param {Posed | null} hand
 */
export const reviewedBy = (hand) =>
  hand && last.value?.name === handName(hand) ? last.value : null;
