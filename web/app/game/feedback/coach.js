import { computed, effect, signal } from "@preact/signals";
import { ask, EngineError, isAbort } from "../../core/engine.js";
import { FIRST_STEPS_CARDS } from "../../solve/card-limits.js";
import { createSearch } from "../../solve/search.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { Hint } from "../../../engine/contract.d.ts" */
/** @import { Way } from "../round/answer.js" */
/** @import { Combining } from "../combining/combining.js" */
/** @import { Table } from "../table/table.js" */

/**
 * The hints for one state of the table, weakest first, once Python has given them; `taken` of them
 * are shown.
 *
 * @typedef {{taken: number, hints: Hint[] | null, error: EngineError | null}} Advised
 */

/**
 * The hints and all solutions. Hints are about the hand while the player types, and about the cards
 * that are left while the player combines.
 *
 * @param {Table} table
 * @param {ReadonlySignal<Way>} way
 * @param {Combining} combining
 */
export function createCoach(table, way, combining) {
  const search = createSearch();
  const open = signal(false);
  const advised = signal(/** @type {Record<string, Advised>} */ ({}));
  /** The tables from the deal on, as texts; null for a player who types. */
  const history = computed(() =>
    way.value === "type"
      ? null
      : combining.tables.value.map((tiles) => tiles.flatMap((tile) => tile?.text ?? [])),
  );
  const state = computed(() => JSON.stringify(history.value));
  const now = computed(() => advised.value[state.value] ?? null);
  let asking = new AbortController();
  let key = "";

  effect(() => {
    if (table.hand.value.key === key) return;
    key = table.hand.value.key;
    asking.abort();
    asking = new AbortController();
    advised.value = {};
    open.value = false;
    search.reset();
  });

  /**
   * @param {string} at a state of the table
   * @param {Partial<Advised>} change
   */
  function note(at, change) {
    const before = advised.peek()[at] ?? { taken: 0, hints: null, error: null };
    advised.value = { ...advised.peek(), [at]: { ...before, ...change } };
  }

  async function advise() {
    const at = state.peek();
    const tables = history.peek();
    const { signal } = asking;
    note(at, { taken: 1 });
    try {
      const { numbers, target } = await table.settled();
      if (signal.aborted) return;
      const hints = tables
        ? (await ask("coach", { history: tables, target }, { signal })).hints
        : await ask("hints", { numbers, target }, { signal });
      const shown = numbers.length <= FIRST_STEPS_CARDS;
      if (signal.aborted) return;
      note(at, { hints: hints.filter(({ code }) => code !== "proof" || shown) });
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      if (!(error instanceof EngineError)) throw error;
      note(at, { error });
    }
  }

  function prepare() {
    const { phase } = search.state.peek();
    if (phase === "running" || phase === "done") return;
    search.start(table.settled);
  }

  return {
    search,
    open,
    now,

    /** The hints that are shown. */
    hints: computed(() => now.value?.hints?.slice(0, now.value.taken) ?? []),

    /** How many hints were taken for this hand. */
    level: computed(() => Object.values(advised.value).reduce((sum, { taken }) => sum + taken, 0)),

    hint() {
      const { taken, hints } = now.peek() ?? {};
      if (!taken) advise();
      else if (hints && taken < hints.length) note(state.peek(), { taken: taken + 1 });
    },
    cancel() {
      open.value = false;
      search.cancel();
    },
    toggle() {
      prepare();
      open.value = !open.value;
    },
  };
}

/** @typedef {ReturnType<typeof createCoach>} Coach */
