import { effect, signal } from "@preact/signals";
import { createSearch } from "./search.js";

/** @import { CardNumber } from "../types.js" */
/** @import { Table } from "./table.js" */

const LAST_HINT = 3;

/**
 * Hints, weakest first, and all solutions, for the hand on the table.
 *
 * @param {Table} table
 */
export function createCoach(table) {
  const search = createSearch();
  /** How many hints were asked for: 0 to 3. */
  const level = signal(0);
  const open = signal(false);
  let key = "";

  effect(() => {
    if (table.hand.value.key === key) return;
    key = table.hand.value.key;
    forget();
    search.reset();
  });

  function prepare() {
    const { phase } = search.state.peek();
    if (phase === "running" || phase === "done") return;
    search.start(async () => {
      const { numbers, target, error } = await table.settled();
      if (error) throw error;
      return { numbers: /** @type {CardNumber[]} */ (numbers), target: target ?? "" };
    });
  }

  function forget() {
    level.value = 0;
    open.value = false;
  }

  return {
    search,
    level,
    open,
    hint() {
      prepare();
      level.value = Math.min(level.value + 1, LAST_HINT);
    },
    cancel() {
      forget();
      search.cancel();
    },
    toggle() {
      prepare();
      open.value = !open.value;
    },
  };
}

/** @typedef {ReturnType<typeof createCoach>} Coach */
