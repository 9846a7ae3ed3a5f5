import { computed, effect, signal } from "@preact/signals";
import { readOperators } from "../../base/address/hand-query.ts";
import { go, href, route } from "../../base/address/router.ts";
import { operatorsOf } from "../../base/cards/puzzle.ts";
import { createSearch } from "../../table/solutions/search.ts";
import { createHandFields } from "./hand-fields.ts";

/** The form for solving any hand: its fields, and the search for solutions. */
export function createSolveForm() {
  const fields = createHandFields();
  const search = createSearch();
  const key = signal("");
  /** The allowed operators; empty if all are allowed. */
  const operators = signal("");
  const allowed = computed(() => operatorsOf({ operators: operators.value }));
  const query = computed(() => ({ ...fields.query.value, ...allowed.value }));

  const read = async (stopped: AbortSignal) => ({
    ...(await fields.read(stopped)),
    ...allowed.peek(),
  });

  effect(() => {
    const { name, query: asked } = route.value;
    if (name !== "solve") return;
    const link = href(name, asked);
    if (link === key.peek()) return;
    key.value = link;
    if (asked.hand === undefined) return;
    fields.fill(asked);
    operators.value = readOperators(asked);
    search.start(read);
  });

  return {
    ...fields,
    operators,
    query,
    search,
    key,
    submit() {
      key.value = href("solve", query.value);
      go("solve", query.value);
      search.start(read);
    },
  };
}

export type SolveForm = ReturnType<typeof createSolveForm>;
