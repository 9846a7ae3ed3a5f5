import { effect, signal } from "@preact/signals";
import { cornerOf } from "../../core/cards.js";
import { ask, engineState, noResult } from "../../core/engine.js";
import { number } from "../../core/pretty.js";
import { puzzleOf } from "../../core/puzzle.js";
import { settings } from "../../core/settings.js";
import { usedCards } from "../../core/used-cards.js";

/** @import { Signal } from "@preact/signals" */
/** @import { Card, Verdict } from "../../../engine/contract.d.ts" */
/** @import { Table } from "../table/table.js" */

/** The pause in typing after which the value is asked for, in milliseconds. */
const PAUSE = 120;

/**
 * What a typed answer makes so far: the referee's verdict on its `text` while it has a value, or null.
 *
 * @param {Pick<Table, "hand">} table
 * @param {Signal<string>} text
 */
export function createSoFar(table, text) {
  const soFar = signal(/** @type {(Verdict & {text: string}) | null} */ (null));

  effect(() => {
    const puzzle = puzzleOf(table.hand.value);
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

/**
 * The cards that a text leaves, as they are written.
 *
 * @param {(Card | null)[]} cards
 * @param {string} text
 */
export function leftShown(cards, text) {
  const used = usedCards(cards, text);
  return cards.flatMap((card, place) => (card && !used[place] ? label(card) : []));
}

/** @param {Card} card */
const label = (card) =>
  "rank" in card ? cornerOf(card.rank, settings.value.ranks === "letters") : number(card.value);
