import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type AnyMode, playAs } from "../../mode.ts";

const parts = () => import("./parts.tsx");
const Name = lazy(async () => (await parts()).Name, Nothing);

/** The hands of one of the player's own lists, in order or shuffled. They begin on their page. */
export const lists: AnyMode = {
  name: "lists",
  words: "list",
  bests: false,
  page: { route: "lists" },
  begin: (table) => table.deal(),
  read: ({ list }) =>
    list
      ? playAs({
          recordFields: { mode: "lists" },
          rules: rulesOf(),
          next: async (game) => (await parts()).openNext(game),
          parts: { Name },
        })
      : null,
};
