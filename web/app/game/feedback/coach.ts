import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Hint, Looked } from "../../../engine/contract.d.ts";
import { FIRST_STEPS_CARDS, LOOKED_CARDS } from "../../core/card-limits.ts";
import { ask, type EngineError, failureOf } from "../../core/engine.ts";
import { onNewHand } from "../../dealing/new-hand.ts";
import { createSearch } from "../../solve/search.ts";
import type { Steps } from "../combining/steps.ts";
import type { InputMethod } from "../round/answer.ts";
import type { Table } from "../table/table.ts";

/** The hints for one position, weakest first, once Python has given them; `taken` of them are shown. */
export type Advice = { taken: number; hints: Hint[] | null; error: EngineError | null };

/** What a strong player looks at, as far as that was asked for; the looks that try nothing are left out. */
type Looking = { taken: number; looks: Looked["looks"] | null };

const NOT_LOOKED: Looking = { taken: 0, looks: null };

/**
 * The hints and all solutions. Hints are about the hand while the player types, and about the cards
 * that are left while the player combines.
 */
export function createCoach(table: Table, input: ReadonlySignal<InputMethod>, steps: Steps) {
  const search = createSearch();
  const open = signal(false);
  /** How often a hint was asked for, also where no other was left. */
  const asked = signal(0);
  /** The advice on each position of this hand. */
  const advice = signal<Record<string, Advice>>({});
  const looking = signal(NOT_LOOKED);
  /** The tables from the deal on, as texts; null for a player who types. */
  const tables = computed(() =>
    input.value === "type"
      ? null
      : steps.tables.value.map((tiles) => tiles.flatMap((tile) => tile?.text ?? [])),
  );
  const position = computed(() => JSON.stringify(tables.value));
  const now = computed(() => advice.value[position.value] ?? null);
  let asking = new AbortController();

  onNewHand(table, () => {
    asking.abort();
    asking = new AbortController();
    advice.value = {};
    looking.value = NOT_LOOKED;
    open.value = false;
    search.reset();
  });

  /** @param at a position */
  function note(at: string, change: Partial<Advice>) {
    const before = advice.peek()[at] ?? { taken: 0, hints: null, error: null };
    advice.value = { ...advice.peek(), [at]: { ...before, ...change } };
  }

  async function advise() {
    const at = position.peek();
    const history = tables.peek();
    const stopped = asking.signal;
    note(at, { taken: 1 });
    try {
      const puzzle = await table.settled();
      const { numbers, ...rules } = puzzle;
      if (stopped.aborted) return;
      const hints = history
        ? (await ask("coach", { history, ...rules }, { signal: stopped })).hints
        : await ask("hints", puzzle, { signal: stopped });
      const withProof = numbers.length <= FIRST_STEPS_CARDS;
      if (stopped.aborted) return;
      note(at, { hints: hints.filter(({ code }) => code !== "proof" || withProof) });
    } catch (error) {
      const failure = failureOf(error, stopped);
      if (failure) note(at, { error: failure });
    }
  }

  async function lookFirst() {
    const stopped = asking.signal;
    looking.value = { taken: 1, looks: null };
    try {
      const hand = await table.settled();
      const { looks } = await ask("look", hand, { signal: stopped });
      looking.value = { ...looking.peek(), looks: looks.filter(({ tried }) => tried > 0) };
    } catch (error) {
      if (failureOf(error, stopped)) looking.value = NOT_LOOKED;
    }
  }

  function searchOnce() {
    const { phase } = search.state.peek();
    if (phase === "running" || phase === "done") return;
    search.start(table.settled);
  }

  return {
    search,
    open,
    now,

    /** True once every hint for the position is taken. */
    spent: computed(() => Boolean(now.value?.hints && now.value.taken >= now.value.hints.length)),

    /** The hints that are shown. */
    hints: computed(() => now.value?.hints?.slice(0, now.value.taken) ?? []),

    /** How many hints were taken for this hand. */
    level: computed(() =>
      Object.values(advice.value).reduce((sum, { taken }) => sum + taken, looking.value.taken),
    ),

    /** The looks that are shown; null before one was asked for. */
    looks: computed(() => looking.value.looks?.slice(0, looking.value.taken) ?? null),

    /** Whether there is another look: only of a small hand, and up to the one that finds a solution. */
    hasLook: computed(() => {
      const { taken, looks } = looking.value;
      const size = table.hand.value.numbers?.length ?? 0;
      return size > 1 && size <= LOOKED_CARDS && (looks === null ? !taken : taken < looks.length);
    }),

    /** Shows what to look at next. */
    look() {
      const { taken, looks } = looking.peek();
      if (!taken) lookFirst();
      else if (looks) looking.value = { taken: taken + 1, looks };
    },

    /** Counts the requests for a hint. */
    asked,

    hint() {
      const { taken, hints } = now.peek() ?? {};
      if (!taken) advise();
      else if (hints && taken < hints.length) note(position.peek(), { taken: taken + 1 });
      asked.value += 1;
    },
    /** The advice that is to be restored when the hand comes back. */
    captured: () =>
      Object.fromEntries(Object.entries(advice.peek()).filter(([, { hints }]) => hints)),

    restore(captured: Record<string, Advice>) {
      advice.value = captured;
    },

    cancel() {
      open.value = false;
      search.cancel();
    },
    toggle() {
      searchOnce();
      open.value = !open.value;
    },
  };
}

export type Coach = ReturnType<typeof createCoach>;
