import { computed, effect, type Signal, signal } from "@preact/signals";
import { DEFAULT_TARGET, readAllowing, rulesQuery } from "../../base/address/hand-query.ts";
import { go, href, route } from "../../base/address/router.ts";
import { allowingOf } from "../../base/cards/puzzle.ts";
import { createSearch, type Search } from "../../table/solutions/search.ts";
import { createHandFields, type HandFields } from "./hand-fields.ts";

/** The form for solving any hand: its fields, and the search for solutions. */
export interface SolveForm extends HandFields {
  /** The allowed operators; empty if all are allowed. */
  operators: Signal<string>;
  /** Whether the cards stay in their order. */
  ordered: Signal<boolean>;
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
  const ordered = signal(false);
  const allowed = computed(() =>
    allowingOf({ operators: operators.value, ordered: ordered.value }),
  );
  const query = computed(() => ({
    ...fields.query.value,
    ...rulesQuery({ target: DEFAULT_TARGET, ...allowed.value }),
  }));

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
    const { operators: signs = "", ordered: isOrdered = false } = readAllowing(asked);
    operators.value = signs;
    ordered.value = isOrdered;
    search.start(read);
  });

  return {
    ...fields,
    operators,
    ordered,
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
