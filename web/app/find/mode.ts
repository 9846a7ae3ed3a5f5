import { computed } from "@preact/signals";
import { type Mode, playAs } from "../core/mode.ts";
import { partsOf } from "../core/parts.ts";
import type { Table } from "../game/table/table.ts";
import { lazy, Nothing } from "../ui/lazy.tsx";
import { createFind } from "./find.ts";

const parts = partsOf("find");
const Slots = lazy(async () => (await parts()).Slots, Nothing);
const Others = lazy(async () => (await parts()).Others, Nothing, Nothing);

const begin = (table: Table) => table.deal({ find: "all" });

/** Every solution of a hand is to be found. */
export const find: Mode = {
  name: "find",
  words: "find",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: false,
  begin,
  read: ({ find }) =>
    find === "all"
      ? playAs({ kept: { mode: "find" }, next: ({ table }) => begin(table), reviewed: false })
      : null,

  createGoal(game) {
    const hunt = createFind(game);
    return {
      isOpen: hunt.hunting,
      isReached: computed(
        () => hunt.active.value && hunt.complete.value && Boolean(hunt.count.value),
      ),
      news: computed(() => [
        [hunt.found.value.length, ".slots"],
        [hunt.repeat.value, ".slots"],
      ]),
      capture: hunt.capture,
      announce: async () => (await parts()).announceFinds(hunt, game.answer),
      View: (props) => hunt.active.value && <Slots find={hunt} {...props} />,
      Offer: (props) => <Others find={hunt} {...props} />,
    };
  },
};
