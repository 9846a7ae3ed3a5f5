import { effect, signal } from "@preact/signals";
import { clockTime } from "../../../base/time/duration.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { t } from "../../../base/words/i18n.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Mode, playAs } from "../../mode.ts";

const parts = () => import("./parts.tsx");
/** The code of runs; null until a hand of a run is on the table. */
const code = signal<Awaited<ReturnType<typeof parts>> | null>(null);
const Name = lazy(
  async () => (await parts()).Name,
  () => t("mode.sprint"),
  Nothing,
);
const Clock = lazy(async () => (await parts()).Clock, Nothing, Nothing);
const OwnTool = lazy(async () => (await parts()).EndRun, Nothing, Nothing);
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
    load: async () => (await import("./sprint-page.tsx")).SprintPage,
  },
  choices: "page",
  begin: async ({ link }) => (await parts()).startRun(link),

  read({ sprint: run = "", place = "" }) {
    if (!RUN.test(run) || !PLACE.test(place)) return null;
    return playAs({
      recordFields: { mode: "sprint", series: run, place: Number(place) - 1 },
      next: async (game) => (await parts()).layNext(game),
      rules: rulesOf({ pace: "hurried", help: "none", claims: false }),
      isOver: () => code.value?.isRunOver(run) ?? false,
      talk: "none",
      words: {
        skip: "sprint.skip",
        time(game) {
          const left = code.peek()?.timeLeftOf(game) ?? null;
          return left === null ? null : t("sprint.left", { time: clockTime(left) });
        },
      },
      parts: { Name, Clock, OwnTool, EndPanel },
    });
  },

  follow(game) {
    effect(() => {
      if (game.mode.mode.value !== sprint) return;
      parts().then(
        (all) => {
          code.value = all;
        },
        () => {},
      );
    });
    effect(() => code.value?.followRun(game));
  },

  owns: async (played) => (await parts()).isOfRun(played),
};
