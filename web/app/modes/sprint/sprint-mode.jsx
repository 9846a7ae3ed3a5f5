import { t } from "../../core/i18n.js";
import { go } from "../../core/router.js";
import { sameNumbers } from "../../history/played.js";
import { nameOf } from "../../sprint/kinds.js";
import { addRecord, handAt, standingOf } from "../../sprint/run.js";
import { readPlace } from "../../sprint/sprint-link.js";
import { lazy, Nothing } from "../../ui/lazy.jsx";
import { playAs } from "../mode.js";
import { followRun, layNext } from "./follow-run.js";

/** @import { Mode } from "../mode.js" */

const parts = async () => (await import("../parts.js")).sprint;
const Name = lazy(
  async () => (await parts()).Name,
  () => t("mode.sprint"),
  Nothing,
);
const Clock = lazy(async () => (await parts()).Clock, Nothing, Nothing);
const Below = lazy(async () => (await parts()).Below, Nothing, Nothing);
const Closing = lazy(async () => (await parts()).Closing);

/**
 * As many hands as possible in some minutes, the same for all who have the link.
 *
 * @type {Mode}
 */
export const sprint = {
  name: "sprint",
  words: "sprint",
  help: ["sprint.rules", "sprint.limits"],
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  page: {
    route: "sprint",
    icon: "M12 7a7 7 0 1 0 .01 0ZM9.5 3h5M12 3v4M12 10.5V14l2.5 1.5M18 6.5l1.5 1.5",
    Page: lazy(async () => (await import("../../sprint/sprint-page.jsx")).SprintPage),
  },
  begin: () => go("sprint"),

  read(query) {
    const at = readPlace(query);
    if (!at) return null;
    const { run, place } = at;
    return playAs({
      kept: { mode: "sprint", challenge: `${nameOf(run)}/${place}` },
      next: (game) => layNext(game, at),
      skip: "sprint.skip",
      hurried: true,
      timed: true,
      reviewed: false,
      solvable: true,
      isOver: () => standingOf(run).isOver,
      mayReveal: () => false,
      Name,
      Clock,
      Below,
      Closing,
    });
  },

  follow: followRun,
  onRecord: addRecord,

  async owns({ challenge = "", numbers, target }) {
    const [sprint = "", place] = challenge.split("/");
    const at = readPlace({ sprint, place: `${Number(place) + 1}` });
    const hand = at && (await handAt(at.run, at.place));
    return Boolean(hand && hand.target === target && sameNumbers(hand.numbers, numbers));
  },
};
