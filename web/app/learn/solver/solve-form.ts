import { computed, effect, type Signal, signal } from "@preact/signals";
import { readOperators } from "../../base/address/hand-query.ts";
import { go, href, route } from "../../base/address/router.ts";
import { operatorsOf } from "../../base/cards/puzzle.ts";
import { createSearch, type Search } from "../../table/solutions/search.ts";
import { createHandFields, type HandFields } from "./hand-fields.ts";

/** The form for solving any hand: its fields, and the search for solutions. */
export interface SolveForm extends HandFields {
  /** The allowed operators; empty if all are allowed. */
  operators: Signal<string>;
  search: Search;
  /** The link of the hand of the search. */
  key: Signal<string>;
  submit: () => void;
}

export function createSolveForm(): SolveForm {
  const fields = createHandFields();
  const search = createSearch();
  const key = signal("");
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
