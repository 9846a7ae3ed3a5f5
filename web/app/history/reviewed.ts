import { signal } from "@preact/signals";
import type { Posed } from "../core/puzzle.ts";
import { handName, type Played } from "./played.ts";

/** A hand that was dealt to go over another: the same hand, or one like it. */
type Reviewed = { name: string; of: Played; same: boolean };

const last = signal<Reviewed | null>(null);

/** Notes that a hand is dealt to go over another. */
export function noteReviewed(hand: Posed, of: Played) {
  last.value = { name: handName(hand), of, same: handName(of) === handName(hand) };
}

/** What a hand goes over; null for any other hand. */
export const reviewedBy = (hand: Posed | null) =>
  hand && last.value?.name === handName(hand) ? last.value : null;
