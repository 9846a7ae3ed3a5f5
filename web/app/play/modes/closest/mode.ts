import { href } from "../../../base/address/router.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import type { Mode } from "../../mode.ts";
import { puzzleQuery, resultOf } from "./puzzle-link.ts";

const parts = () => import("./parts.tsx");

/** Six numbers and a target. The closest answer counts, and may use any of the numbers. */
export const closest: Mode = {
  name: "closest",
  words: "closest",
  help: ["closest.rules", "closest.stars", "closest.keys"],
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: false,
  loose: true,
  page: {
    route: "closest",
    load: async () => (await import("./closest-page.tsx")).createClosestPage(),
  },
  choices: "page",
  begin: async () => (await parts()).startNew(),
  read: () => null,

  linkOf(played) {
    const result = resultOf(played);
    return href("closest", result ? puzzleQuery(result.puzzle) : {});
  },
};
