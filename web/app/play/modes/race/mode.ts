import { go } from "../../../base/address/router.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import type { Mode } from "../../mode.ts";

/** Two players on one device. The mode keeps no records. */
export const race: Mode = {
  name: "race",
  words: "race",
  Picture: lazy(async () => (await import("./parts.tsx")).Picture, Nothing, Nothing),
  bests: false,
  friend: true,
  page: {
    route: "race",
    load: async () => (await import("./race-page.tsx")).createRacePage(),
  },
  begin: () => go("race"),
  read: () => null,
};
