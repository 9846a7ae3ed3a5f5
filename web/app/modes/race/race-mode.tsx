import { go } from "../../core/router.js";
import { lazy, Nothing } from "../../ui/lazy.jsx";

/** @import { Mode } from "../mode.js" */

/**
 * Two players on one device; it keeps no records.
 *
 * @type {Mode}
 */
export const race = {
  name: "race",
  words: "race",
  Picture: lazy(async () => (await import("../parts.js")).race.Picture, Nothing, Nothing),
  bests: false,
  page: {
    route: "race",
    icon: "M13 3 5 13.5h6L10.5 21 19 10h-6.5Z",
    Page: lazy(async () => (await import("../../race/race-page.jsx")).createRacePage()),
  },
  begin: () => go("race"),
  read: () => null,
};
