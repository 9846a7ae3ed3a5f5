import { href } from "../../base/address/router.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { t } from "../../base/words/i18n.ts";
import type { SprintRun } from "../../play/modes/sprint/kinds.ts";
import { kindName } from "../../play/modes/sprint/sprint-words.ts";
import type { Person } from "../../player/friends/friends.ts";
import type { KindName, SharedText } from "../../player/friends/shared-texts.ts";

/** A kind of result: its name, what its series says, and the page where it can be played. */
interface KindWords {
  word: () => string;
  about: (series: string) => string;
  link: (date: string) => string;
}

/** The kinds of results in the order of the page. */
export const KINDS: Record<KindName, KindWords> = {
  day: { word: () => t("mode.daily"), about: () => "", link: (date) => href("daily", { date }) },
  sprint: { word: () => t("mode.sprint"), about: runWords, link: () => href("sprint") },
  flawless: { word: () => t("mode.flawless"), about: () => "", link: () => href("streak") },
};

/** The name of a person; the senders of texts without a name are one person. */
export const nameOf = ({ names: [name] }: Person) => name || t("friends.nobody");

/** How many hands were solved. */
export const solvedWords = ({ solved, of }: Pick<SharedText, "solved" | "of">) =>
  of > 0 ? t("friends.solved", { count: solved, of }) : t("sprint.solved", { count: solved });

/** What a result says besides: its kind, the time and the hints. */
export const detailWords = (
  kind: KindName,
  { series, milliseconds, hints }: Pick<SharedText, "series" | "milliseconds" | "hints">,
) =>
  [
    KINDS[kind].about(series),
    milliseconds > 0 && timeTaken(milliseconds),
    hints > 0 && t("daily.hints", { count: hints }),
  ]
    .filter(Boolean)
    .join(" · ");

/** The kind of a sprint, such as `3 rising plain usual 00002s`. */
function runWords(series: string) {
  const [minutes, level, rule, limit] = series.split(" ");
  return kindName({ minutes: Number(minutes), level, rule, limit } as SprintRun);
}
