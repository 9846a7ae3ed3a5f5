import type { Card, DealParams, PathCode } from "../../../engine/contract.d.ts";
import { cornerOf } from "../../base/cards/cards.ts";
import { PATH } from "../../base/words/techniques.ts";
import type { Chosen } from "./chosen-cards.ts";
import type { HandFacts } from "./hand-facts.ts";

/** What another hand is wished to be: like this one, harder, with one way only, or by fractions. */
export const WISHES = ["like", "harder", "single", "fractions"] as const;
export type Wish = (typeof WISHES)[number];

/** How much a harder hand is rated above the present one, in percent. */
const HARDER = 8;

/** The school step of hands that need fractions. */
const FRACTIONS = 6;

/** A hand of ranks, with the places of the cards that stay. */
export interface Held {
  ranks: number[];
  places: ReadonlySet<number>;
}

/** The ranks of chosen cards; null if a card has none, so that no deck has the hand. */
export function ranksOf(chosen: Chosen[]): number[] | null {
  const ranks = chosen.flatMap(({ card }) => (card && "rank" in card ? [card.rank] : []));
  return ranks.length > 1 && ranks.length === chosen.length ? ranks : null;
}

/** What Python must deal for a wish. The hand itself is not dealt again. */
export function dealOf(
  wish: Wish,
  { ranks, places }: Held,
  { technique, score, solvable }: HandFacts,
  rules: Pick<DealParams, "target" | "operators">,
): DealParams {
  const held = ranks.filter((_, place) => places.has(place));
  const deal = { ...rules, size: ranks.length, held, exclude: [ranks] };
  const near = score ?? 0;
  switch (wish) {
    case "like":
      if (!solvable) return { ...deal, solvable: "none" };
      return { ...deal, ...(technique && PATH.includes(technique) && opens(technique)), near };
    case "harder":
      return { ...deal, above: near, near: Math.min(100, near + HARDER) };
    case "single":
      return { ...deal, solutions: 1 };
    case "fractions":
      return { ...deal, school: [FRACTIONS] };
  }
}

const opens = (technique: string) => ({ technique: technique as PathCode });

/** A dealt hand as a typed hand, with the cards that stay in their places. */
export function typedHand(dealt: readonly number[], { ranks, places }: Held, letters: boolean) {
  const others = [...dealt];
  for (const place of places) others.splice(others.indexOf(ranks[place] ?? 0), 1);
  const hand = ranks.map((rank, place) => (places.has(place) ? rank : (others.shift() ?? rank)));
  return hand.map((rank) => cornerOf(rank, letters)).join(" ");
}

/** The numbers of chosen cards, in the form that Python takes; null if a word is no number. */
export function numbersOf(chosen: Chosen[]) {
  const numbers = chosen.map(({ card }) => card && numberOf(card));
  return numbers.every((number) => number !== null) && numbers.length ? numbers : null;
}

const numberOf = (card: Card) => ("rank" in card ? card.rank : card.value);
