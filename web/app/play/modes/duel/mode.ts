import { go } from "../../../base/address/router.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import type { Mode } from "../../mode.ts";

/** Two players, each on a phone of their own, with the same hands and no server. */
export const duel: Mode = {
  name: "duel",
  words: "duel",
  help: ["duel.rules"],
  Picture: lazy(async () => (await import("./parts.tsx")).Picture, Nothing, Nothing),
  bests: false,
  friend: true,
  page: {
    route: "duel",
    load: async () => (await import("./duel-page.tsx")).createDuelPage(),
  },
  begin: () => go("duel"),
  read: () => null,
};
