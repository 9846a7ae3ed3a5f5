import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Card, Verdict } from "../../../engine/contract.d.ts";
import { puzzleOf } from "../../base/cards/puzzle.ts";
import { usedCards } from "../../base/cards/used-cards.ts";
import { ask, engineState, noResult } from "../../base/python/engine.ts";
import { letterOn } from "../../base/words/courts.ts";
import { number } from "../../base/words/pretty.ts";
import type { Hand } from "../hand/types.ts";

/** The pause in typing after which the value is requested, in milliseconds. */
const PAUSE = 120;

/** What a typed answer makes so far: the referee's verdict on its `text`, which has a value. */
export type ValueSoFar = Verdict & { text: string };

/** What a typed answer makes so far; null if it has no value. */
export function createSoFar(
  hand: ReadonlySignal<Hand>,
  text: ReadonlySignal<string>,
): ReadonlySignal<ValueSoFar | null> {
  const soFar = signal<ValueSoFar | null>(null);

  effect(() => {
    const puzzle = puzzleOf(hand.value);
    const typed = text.value.trim();
    const asking = new AbortController();
    if (!typed || !puzzle || engineState.value !== "ready") {
      soFar.value = null;
      return;
    }
    const asked = { ...puzzle, text: typed };
    const timer = setTimeout(look, PAUSE);

    async function look() {
      const verdict = await ask("check", asked, { signal: asking.signal }).catch(noResult);
      if (verdict && !asking.signal.aborted) {
        soFar.value = verdict.value === null ? null : { ...verdict, text: typed };
      }
    }

    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  });

  return soFar;
}

/** The cards that a text does not use, as they are written. */
export function leftShown(cards: (Card | null)[], text: string) {
  const used = usedCards(cards, text);
  return cards.flatMap((card, place) => (card && !used[place] ? label(card) : []));
}

/** A card as it is written. */
export const label = (card: Card) =>
  "rank" in card ? (letterOn(card) ?? `${card.rank}`) : number(card.value);
