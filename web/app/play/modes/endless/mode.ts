import { settings } from "../../../base/browser/settings.ts";
import { engineState } from "../../../base/python/engine.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { takeQueued } from "../../../player/history/review/queued.ts";
import { isBeginner } from "../../../player/strength/strength.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Dealer, type Mode, type Play, playAs } from "../../mode.ts";

const parts = () => import("./parts.tsx");

/** How often the next hand resembles a missed hand, if there is one. */
const REVIEWS = 1 / 4;

/** A hand that resembles a missed hand, if there is one. A beginner's hands rise with the strength. */
const oneToReview = async () => (await import("../../../player/history/review/review.ts")).review();

async function next(table: Dealer) {
  const { hash } = location;
  const queued = takeQueued();
  if (queued) return table.open(queued);
  const reviews = engineState.peek() === "ready" && settings.peek().edition === "standard";
  const again = reviews && !isBeginner() && Math.random() < REVIEWS ? await oneToReview() : null;
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
