import { engineState } from "../../../base/python/engine.ts";
import { lazy, Nothing } from "../../../base/ui/lazy.tsx";
import { rulesOf } from "../../../table/hand/rules.ts";
import type { Table } from "../../game/stage/table.ts";
import { type Mode, playAs } from "../../mode.ts";
import { partsOf } from "../../parts.ts";

const parts = partsOf("practice");
const UnderCards = lazy(async () => (await parts()).UnderCards, Nothing, Nothing);

const QUERY = { practice: "missed" };

/** Deals a hand of the most urgent technique, or any hand if no technique was missed. */
async function begin(table: Table) {
  const { hash } = location;
  const { practiceDeal } = await import("../../../player/history/review.ts");
  const deal = engineState.peek() === "ready" ? await practiceDeal() : null;
  if (location.hash !== hash) return;
  if (deal) table.open({ ...deal, solvable: true, review: true }, QUERY);
  else table.deal(QUERY);
}

/** Hands that resemble missed hands, the most urgent first. */
export const practice: Mode = {
  name: "practice",
  words: "practice",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  begin,
  read: (query) =>
    query.practice === QUERY.practice
      ? playAs({
          recordFields: { mode: "practice" },
          rules: rulesOf(),
          next: ({ table }) => begin(table),
          parts: { UnderCards },
        })
      : null,
};
