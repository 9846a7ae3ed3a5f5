import type { Card } from "../../../../engine/contract.d.ts";

/** The picture of a result, for other people, and the marks of hands in it and in texts. */

/** What became of a hand. Each has a color and a shape of its own, also in texts. */
export const MARKS = {
  solved: { emoji: "🟩", color: "--right" },
  wrong: { emoji: "🔷", color: "--note" },
  hints: { emoji: "🟡", color: "--gold" },
  shown: { emoji: "🔺", color: "--wrong" },
  open: { emoji: "⬜", color: "--line" },
} as const;

export type MarkName = keyof typeof MARKS;

/** The mark of a hand. */
export function markOf(hand: {
  result: "open" | "solved" | "shown";
  hints: number;
  wrong: number;
}): MarkName {
  if (hand.result !== "solved") return hand.result;
  if (hand.hints) return "hints";
  return hand.wrong ? "wrong" : "solved";
}

/** A hand with what became of it, or a card of the hand that the poster is about. */
export type PosterCard = { mark: MarkName } | { card: Card | null };

export type Poster = {
  title: string;
  cards: PosterCard[];
  /** The result in words. */
  words: string;
  /** Where the game is; empty if it has no address. */
  site: string;
};
