import { effect, signal } from "@preact/signals";
import { clockTime } from "../../../base/time/duration.ts";
import { lazy, Nothing } from "../../../base/ui/lazy.tsx";
import { t } from "../../../base/words/i18n.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Mode, playAs } from "../../mode.ts";
import { partsOf } from "../../parts.ts";
import { fresh, runOver, timeLeft } from "./live.ts";

const parts = partsOf("sprint");
const Name = lazy(
  async () => (await parts()).Name,
  () => t("mode.sprint"),
  Nothing,
);
const Clock = lazy(async () => (await parts()).Clock, Nothing, Nothing);
const UnderCards = lazy(async () => (await parts()).UnderCards, Nothing, Nothing);
const EndPanel = lazy(async () => (await parts()).EndPanel);

/** The name of a run, as `play/modes/sprint/kinds.ts` reads it, and the place of a hand in the run, from 1. */
const RUN = /^[0-9a-z]{6}[135][remhx][ps][012]$/;
const PLACE = /^[1-9]\d{0,2}$/;

/** As many hands as possible in some minutes. Everybody with the link gets the same hands. */
export const sprint: Mode = {
  name: "sprint",
  words: "sprint",
  help: ["sprint.rules", "sprint.limits"],
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  page: {
    route: "sprint",
  },
  choices: "page",
  begin: async ({ link }) => (await parts()).startRun(link),

  read({ sprint: run = "", place = "" }) {
    if (!RUN.test(run) || !PLACE.test(place)) return null;
    return playAs({
      recordFields: { mode: "sprint", series: run, place: Number(place) - 1 },
      next: async (game) => (await parts()).layNext(game),
      rules: rulesOf({ pace: "hurried", help: "none", claims: false }),
      isOver: () => runOver.value === run,
      talk: "none",
      words: {
        skip: "sprint.skip",
        time() {
          const left = timeLeft.peek();
          return left === null ? null : t("sprint.left", { time: clockTime(left) });
        },
      },
      parts: { Name, Clock, UnderCards, EndPanel },
    });
  },

  follow(game) {
    const loaded = signal<Awaited<ReturnType<typeof parts>> | null>(null);
    effect(() => {
      if (game.mode.mode.value !== sprint) return;
      parts().then(
        (all) => {
          loaded.value = all;
        },
        () => {},
      );
    });
    effect(() => loaded.value?.followRun(game));
  },

  onRecord(played) {
    fresh.value = [...fresh.peek(), played];
  },

  owns: async (played) => (await parts()).isOfRun(played),
};
