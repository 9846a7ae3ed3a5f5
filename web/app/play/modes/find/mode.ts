import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Dealer, type Mode, playAs } from "../../mode.ts";

const parts = () => import("./parts.tsx");
const UnderCards = lazy(async () => (await parts()).Slots, Nothing);

const begin = (table: Dealer) => table.deal({ find: "all" });

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
