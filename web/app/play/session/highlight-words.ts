import { timeTaken } from "../../base/time/duration.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import type { Played } from "../../table/hand/played.ts";
import { highlightsOf } from "./highlights.ts";

/** What stands out in some hands, one sentence each, by the name of the highlight. */
export function highlightWords(all: readonly Played[], hands: readonly Played[]) {
  const { faster, win, technique, practice } = highlightsOf(all, hands);
  const sentences = {
    faster:
      faster &&
      t("session.ten.faster", {
        level: levelName(faster.level),
        now: timeTaken(faster.is),
        before: timeTaken(faster.was),
      }),
    win:
      win &&
      t("session.ten.win", {
        level: levelName(win.level),
        time: timeTaken(win.milliseconds),
        answer: pretty(win.text ?? ""),
      }),
    technique: technique && t("session.ten.technique", { technique: techniqueName(technique) }),
    practice: practice && t("session.ten.review", { technique: techniqueName(practice) }),
  };
  return Object.entries(sentences).flatMap(([name, sentence]) =>
    sentence ? { name, sentence } : [],
  );
}

export function levelName(level: string | null | undefined) {
  const key = keyOf(`level.${level}`);
  return key ? t(key) : "";
}
