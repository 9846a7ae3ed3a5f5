import { computed, signal } from "@preact/signals";
import type { Card, Mixed, OperatorSymbol } from "../../../engine/contract.d.ts";
import { numeralOf } from "../../core/used-cards.ts";
import { onNewHand } from "../../dealing/new-hand.ts";
import type { Table } from "../table/table.ts";

/** A card on the table: one that was dealt, or one that was made of two. */
export type Tile = { text: string; value: string; mixed: Mixed | null; card?: Card; made?: Made };

type Made = { left: Tile; operator: OperatorSymbol; right: Tile };

/** A step: the cards at `gone` and `onto` became the one at `onto`; `tiles` is the table after it. */
export type CombineStep = { gone: number; onto: number; tile: Tile; tiles: (Tile | null)[] };

/**
 * The steps by which the cards were combined, and the tables that they lead to. The last `done` steps
 * can be undone, the others redone.
 */
export function createSteps(table: Pick<Table, "hand">) {
  const all = signal<CombineStep[]>([]);
  const done = signal(0);

  onNewHand(table, () => {
    all.value = [];
    done.value = 0;
  });

  /** The tables from the deal on: places with a tile, or null where none lies any more. */
  const tables = computed(() => [
    table.hand.value.cards.map((card) => card && tileOf(card)),
    ...all.value.slice(0, done.value).map(({ tiles }) => tiles),
  ]);
  const tiles = computed(() => tables.value.at(-1) ?? []);
  const remaining = computed(() => tiles.value.filter((tile) => tile !== null));

  return {
    all,
    done,
    tables,
    tiles,
    remaining,
    last: computed(() => all.value[done.value - 1] ?? null),

    /** The text of the last card, once it is the only one; until then empty. */
    text: computed(() => (remaining.value.length === 1 ? (remaining.value[0]?.text ?? "") : "")),

    add(step: CombineStep) {
      all.value = [...all.value.slice(0, done.value), step];
      done.value += 1;
    },

    undo(count: number) {
      done.value = Math.max(done.value - count, 0);
    },

    redo() {
      done.value = Math.min(done.value + 1, all.value.length);
    },

    /** What is to be restored when the hand comes back. */
    captured: () => ({ all: all.peek(), done: done.peek() }),

    restore(captured: { all: CombineStep[]; done: number }) {
      all.value = captured.all;
      done.value = captured.done;
    },
  };
}

export type Steps = ReturnType<typeof createSteps>;

function tileOf(card: Card): Tile {
  const value = "rank" in card ? `${card.rank}` : card.value;
  return { card, text: numeralOf(card), value, mixed: null };
}
