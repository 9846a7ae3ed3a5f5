import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Mode, playAs } from "../../mode.ts";

const parts = () => import("./parts.tsx");
const Name = lazy(async () => (await parts()).Name, Nothing);
const UnderCards = lazy(async () => (await parts()).UnderCards, Nothing, Nothing);

/** Hands of a technique, a level or a kind, near the player's rating for it, mixed with others. */
export const train: Mode = {
  name: "train",
  words: "train",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: false,
  begin: async (table) => table.deal({ technique: (await parts()).weakest() }),
  read(query) {
    const { hand: _, target: __, ...trained } = query;
    if (!trained.technique && !trained.level && !trained.kind) return null;
    return playAs({
      recordFields: { mode: "train" },
      rules: rulesOf(),
      next: ({ table }) => table.deal(trained),
      deal: async (...asked) => (await parts()).trainingDeal(trained, ...asked),
      parts: { Name, UnderCards },
    });
  },
};
