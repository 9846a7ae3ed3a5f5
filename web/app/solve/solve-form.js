import { effect, signal } from "@preact/signals";
import { go, href, route } from "../core/router.js";
import { createHandFields } from "./hand-fields.js";
import { createSearch } from "./search.js";

/** The form in which any hand is solved: its fields, and the search for the solutions. */
export function createSolveForm() {
  const fields = createHandFields();
  const search = createSearch();
  const key = signal("");

  effect(() => {
    const { name, query: asked } = route.value;
    if (name !== "solve") return;
    const link = href(name, asked);
    if (link === key.peek()) return;
    key.value = link;
    if (asked.hand === undefined) return;
    fields.fill(asked);
    search.start(fields.read);
  });

  return {
    ...fields,
    search,
    key,
    submit() {
      key.value = href("solve", fields.query.value);
      go("solve", fields.query.value);
      search.start(fields.read);
    },
  };
}

/** @typedef {ReturnType<typeof createSolveForm>} SolveForm */
