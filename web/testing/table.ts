import { createModel, signal } from "@preact/signals";
import { rulesOf } from "../app/table/hand/rules.ts";
import type { Deal, Hand, Rules } from "../app/table/hand/types.ts";
import { NO_DEAL } from "../app/table/hand/views.ts";
import { createHandTable, type HandTable } from "../app/table/playing/hand-table.ts";

/** A hand that Python has read, with a known level. */
export const lying = (numbers: number[], other: Partial<Hand> = {}): Hand => ({
  ...NO_DEAL,
  key: `#/play?hand=${numbers}`,
  cards: numbers.map((rank) => ({ rank, suit: "spades" })),
  numbers,
  target: "24",
  difficulty: { score: 50, level: "medium" },
  error: null,
  ...other,
});

/** A hand on a table that the test changes. */
export const stubTable = (first: Hand = lying([3, 3, 8, 8])) => ({ hand: signal(first) });

/** A table on which the test lays the hands. */
export function tableOn(deal: Deal, rules: Partial<Rules> = {}): HandTable {
  const tables: HandTable[] = [];
  const Page = createModel(() => {
    const table = createHandTable({
      playOf: () => ({ rules: rulesOf(rules), recordFields: { mode: "endless" } }),
      readHand: () => new Promise(() => {}),
      isShown: () => true,
      saveRecord() {},
    });
    tables.push(table);
    return {};
  });
  new Page();
  const [table] = tables;
  if (!table) throw new Error("no table");
  const { error: _, ...laid } = deal as Hand;
  table.live.open(laid);
  return table;
}
