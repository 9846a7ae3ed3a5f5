import { signal } from "@preact/signals";
import type { Played } from "../../../table/hand/played.ts";
import { dealAgain } from "./reviewed.ts";

/** The hands that are left, and how many there were at the start. */
type Queue = { hands: Played[]; total: number };

/** The hands to review one after the other. */
export const queue = signal<Queue>({ hands: [], total: 0 });

export function beginQueue(hands: Played[]) {
  queue.value = { hands, total: hands.length };
}

/** Takes the next hand out of the queue, as a deal; null if the queue is empty. */
export function takeQueued() {
  const [hand, ...hands] = queue.peek().hands;
  if (!hand) return null;
  queue.value = { ...queue.peek(), hands };
  return dealAgain(hand);
}
