import { engineState } from "../core/engine.ts";
import { type Mode, type Play, playAs } from "../core/mode.ts";
import { partsOf } from "../core/parts.ts";
import { settings } from "../core/settings.ts";
import type { Table } from "../game/table/table.ts";
import { rulesOf } from "../hand/rules.ts";
import { takeQueued } from "../history/queued.ts";
import { lazy, Nothing } from "../ui/lazy.tsx";

const parts = partsOf("endless");

/** How often the next hand resembles a missed hand, if there is one. */
const REVIEWS = 1 / 4;

/** A hand that resembles a missed hand, if there is one. */
const oneToReview = async () => (await import("../history/review.ts")).review();

async function next(table: Table) {
  const { hash } = location;
  const queued = takeQueued();
  if (queued) return table.open(queued);
  const reviews = engineState.peek() === "ready" && settings.peek().edition === "standard";
  const again = reviews && Math.random() < REVIEWS ? await oneToReview() : null;
  if (location.hash !== hash) return;
  if (again) table.open({ ...again, solvable: true, dealt: true });
  else table.deal();
}

const More = lazy(async () => (await parts()).More, Nothing, Nothing);

/** Hand after hand, according to the settings. Some resemble a hand that was missed. */
export const endless: Mode & { read: () => Play } = {
  name: "endless",
  words: "endless",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  choices: "deal",
  begin: (table) => table.deal(),

  read: () =>
    playAs({
      recordFields: { mode: "endless" },
      next: ({ table }) => next(table),
      rules: rulesOf({ rated: true }),
      parts: { More },
    }),
};
