import { computed, effect, signal } from "@preact/signals";
import type { Difficulty } from "../../../engine/contract.d.ts";
import { RATED_CARDS } from "../../core/card-limits.ts";
import { ask, noResult } from "../../core/engine.ts";
import { puzzleOf } from "../../core/puzzle.ts";
import type { Table } from "./table.ts";

/**
 * How hard the hand on the table is: as it was told with the deal, or else as Python says; null
 * until then.
 */
export function createLevel(table: Table) {
  const rated = signal<(Difficulty & { key: string }) | null>(null);

  effect(() => {
    const { key, difficulty } = table.hand.value;
    const puzzle = puzzleOf(table.hand.value);
    if (difficulty || !puzzle || puzzle.numbers.length > RATED_CARDS) return;
    const asking = new AbortController();
    ask("rate", puzzle, { signal: asking.signal }).then(({ score, level }) => {
      rated.value = { key, score, level };
    }, noResult);
    return () => asking.abort();
  });

  return computed(() => {
    const { key, difficulty } = table.hand.value;
    return difficulty ?? (rated.value?.key === key ? rated.value : null);
  });
}
