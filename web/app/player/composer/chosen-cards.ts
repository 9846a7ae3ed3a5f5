import type { Card, SuitName } from "../../../engine/contract.d.ts";
import { cornerOf, HIGHEST_RANK, LETTERS, SUITS } from "../../base/cards/cards.ts";
import { withoutCourts } from "../../base/words/courts.ts";

const SEPARATORS = /[\s,;，；、]+/;
/** A run without blanks that Python reads card by card. */
const RUN = /^[\dATJQK]{3,}$/i;
const NUMBER = /^[-−]?\d+(?:\/\d+)?$|^[-−]?\d*\.\d+$/;
const NAMES = Object.fromEntries(Object.entries(LETTERS).map(([rank, letter]) => [letter, +rank]));

/** A word of the typed hand, with the card that shows it; no card if it is no number. */
export type Chosen = { word: string; card: Card | null };

/** What a typed hand names, word by word, with cards to look at. Python reads it by itself. */
export function chosenCards(text: string, courts: number): Chosen[] {
  const words = text.split(SEPARATORS).filter(Boolean);
  const cards = words.flatMap((word) =>
    words.length === 1 && RUN.test(word) ? (word.match(/10|./g) ?? []) : [word],
  );
  return cards.map((word, place) => ({ word, card: cardOf(word, place, courts) }));
}

/** The cards without the one at a place, as a typed hand. */
export const withoutCard = (chosen: Chosen[], place: number) =>
  chosen
    .filter((_, at) => at !== place)
    .map(({ word }) => word)
    .join(" ");

/** What the thirteen ranks add to a typed hand. Cards without letters have no J, Q, K that count alike. */
export function rankWords(courts: number, letters: boolean): string[] {
  const highest = courts && !letters ? 10 : HIGHEST_RANK;
  return Array.from({ length: highest }, (_, at) => cornerOf(at + 1, letters));
}

function cardOf(word: string, place: number, courts: number): Card | null {
  const name = word.toUpperCase() === "T" ? "10" : word.toUpperCase();
  const number = NAMES[name] ? `${NAMES[name]}` : name;
  const value = courts ? withoutCourts(NAMES[name] === 1 ? "1" : name, courts).trim() : number;
  if (!NUMBER.test(value)) return null;
  const rank = /^\d+$/.test(value) ? Number(value) : 0;
  if (rank < 1 || rank > HIGHEST_RANK) return { value: value.replace("−", "-") };
  return { rank, suit: suitOf(name, rank, place, courts) };
}

/** J, Q and K that count alike are told apart by the suit, as on a dealt card. */
function suitOf(name: string, rank: number, place: number, courts: number): SuitName {
  const court = NAMES[name] ?? 0;
  const fixed = courts && rank === courts ? (court > 10 ? HIGHEST_RANK - court : 3) : place;
  return SUITS[fixed % SUITS.length] ?? "spades";
}
