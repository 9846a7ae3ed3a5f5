import { type Mode, playAs } from "../core/mode.ts";
import { partsOf } from "../core/parts.ts";
import type { Table } from "../game/table/table.ts";
import { rulesOf } from "../hand/rules.ts";
import { lazy, Nothing } from "../ui/lazy.tsx";

const parts = partsOf("find");
const UnderCards = lazy(async () => (await parts()).Slots, Nothing);

const begin = (table: Table) => table.deal({ find: "all" });

/** The player finds every solution of a hand. */
export const find: Mode = {
  name: "find",
  words: "find",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: false,
  choices: "deal",
  begin,
  read: ({ find }) =>
    find === "all"
      ? playAs({
          recordFields: { mode: "find" },
          rules: rulesOf({ goal: "all" }),
          next: ({ round, table }) => round.goBack() || begin(table),
          talk: "brief",
          words: { event: async (...hands) => (await parts()).findWords(...hands) },
          parts: { UnderCards },
        })
      : null,
  Offer: lazy(async () => (await parts()).Others, Nothing, Nothing),
};
