import type { FunctionComponent } from "preact";
import { go } from "../../../base/address/router.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Mode, playAs } from "../../mode.ts";
import { isMissed, readPlace } from "./streak-link.ts";

const parts = () => import("./parts.tsx");
type Parts = Awaited<ReturnType<typeof parts>>;
const part = <Props extends object>(choose: (all: Parts) => FunctionComponent<Props>) =>
  lazy(async () => choose(await parts()), Nothing);

const shown = {
  Name: part(({ Name }) => Name),
  Clock: Nothing,
  OwnTool: part(({ Skip }) => Skip),
  Fact: part(({ Fact }) => Fact),
  EndPanel: part(({ EndPanel }) => EndPanel),
};

/** Harder and harder hands, until the first miss. Everybody with the link gets the same hands. */
export const streak: Mode = {
  name: "streak",
  words: "flawless",
  help: ["flawless.rules"],
  Picture: part(({ Picture }) => Picture),
  bests: false,
  page: {
    route: "streak",
    load: async () => (await import("./streak-page.tsx")).StreakPage,
  },
  begin: () => go("streak"),

  read(query) {
    const at = readPlace(query);
    return (
      at &&
      playAs({
        recordFields: { mode: "streak", series: at.run, place: at.place },
        rules: rulesOf({ pace: "once", stream: false, claims: false, hints: at.hints, tries: 1 }),
        next: async (game) => (await parts()).layNext(game),
        isOver: isMissed,
        words: { closing: async () => (await parts()).closing(at.run) },
        parts: shown,
      })
    );
  },

  owns: async (played) => (await parts()).isOfRun(played),
};
