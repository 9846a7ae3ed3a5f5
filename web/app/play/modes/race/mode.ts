import { go } from "../../../base/address/router.ts";
import { lazy, Nothing } from "../../../base/ui/lazy.tsx";
import type { Mode } from "../../mode.ts";
import { partsOf } from "../../parts.ts";

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
