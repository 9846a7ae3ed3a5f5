import { type Mode, playAs } from "../core/mode.ts";
import { partsOf } from "../core/parts.ts";
import type { Query } from "../core/router.ts";
import { rulesOf } from "../hand/rules.ts";
import { lazy, Nothing } from "../ui/lazy.tsx";

const parts = partsOf("train");
const Name = lazy(async () => (await parts()).Name, Nothing);
const UnderCards = lazy(async () => (await parts()).UnderCards, Nothing, Nothing);

/** What a link trains: a technique, a level, or a technique at a level. */
const trainedBy = ({ technique, level }: Query): Query => ({
  ...(technique && { technique }),
  ...(level && { level }),
});

/** Hands of one technique, near the player's rating for it, mixed with others. */
export const train: Mode = {
  name: "train",
  words: "train",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: false,
  begin: async (table) => table.deal({ technique: (await parts()).weakest() }),
  read(query) {
    const trained = trainedBy(query);
    if (Object.keys(trained).length === 0) return null;
    return playAs({
      recordFields: { mode: "train" },
      rules: rulesOf(),
      next: ({ table }) => table.deal(trained),
      deal: async (...asked) => (await parts()).trainingDeal(trained, ...asked),
      parts: { Name, UnderCards },
    });
  },
};
