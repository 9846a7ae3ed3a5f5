import { effect, signal } from "@preact/signals";
import { go, href, route } from "../core/router.js";
import { createHandFields } from "./hand-fields.js";
import { createSearch } from "./search.js";

/** Where any hand is solved: the hand and its target, and the search. */
export function createWorkbench() {
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

/** @typedef {ReturnType<typeof createWorkbench>} Workbench */
