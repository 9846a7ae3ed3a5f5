import type { Mode } from "../core/mode.ts";
import { partsOf } from "../core/parts.ts";
import { go, href } from "../core/router.ts";
import { lazy, Nothing } from "../ui/lazy.tsx";
import { puzzleQuery, resultOf } from "./puzzle-link.ts";

const parts = partsOf("closest");

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
    icon: "M12 4a8 8 0 1 0 .01 0ZM12 8.5a3.5 3.5 0 1 0 .01 0ZM12 12v.01M12 1.5V4M12 20v2.5M1.5 12H4M20 12h2.5",
  },
  begin: () => go("closest"),
  read: () => null,

  linkOf(played) {
    const result = resultOf(played);
    return href("closest", result ? puzzleQuery(result.puzzle) : {});
  },
};
