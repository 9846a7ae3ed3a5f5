import { engineState } from "../../../base/python/engine.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Dealer, type Mode, playAs } from "../../mode.ts";

const parts = () => import("./parts.tsx");
const UnderCards = lazy(async () => (await parts()).UnderCards, Nothing, Nothing);

const QUERY = { review: "missed" };

/** Deals a hand of the most urgent technique, or any hand if no technique was missed. */
async function begin(table: Dealer) {
  const { hash } = location;
  const { reviewDeal } = await import("../../../player/history/review/review.ts");
  const deal = engineState.peek() === "ready" ? await reviewDeal() : null;
  if (location.hash !== hash) return;
  if (deal) table.open({ ...deal, solvable: true, review: true }, QUERY);
  else table.deal(QUERY);
}

/** Hands that resemble missed hands, the most urgent first. */
export const review: Mode = {
  name: "review",
  words: "review",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  begin,
  // `practice` is an older name of the parameter.
  read: ({ review, practice = review }) =>
    practice === QUERY.review
      ? playAs({
          recordFields: { mode: "review" },
          rules: rulesOf(),
          next: ({ table }) => begin(table),
          parts: { UnderCards },
        })
      : null,
};
