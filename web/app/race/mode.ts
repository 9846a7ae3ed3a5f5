import type { Mode } from "../core/mode.ts";
import { partsOf } from "../core/parts.ts";
import { go } from "../core/router.ts";
import { lazy, Nothing } from "../ui/lazy.tsx";

/** Two players on one device. The mode keeps no records. */
export const race: Mode = {
  name: "race",
  words: "race",
  Picture: lazy(async () => (await partsOf("race")()).Picture, Nothing, Nothing),
  bests: false,
  friend: true,
  page: {
    route: "race",
  },
  begin: () => go("race"),
  read: () => null,
};
