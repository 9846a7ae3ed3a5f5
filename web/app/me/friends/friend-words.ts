import { timeTaken } from "../../base/time/duration.ts";
import { t } from "../../base/words/i18n.ts";
import type { SprintRun } from "../../play/modes/sprint/kinds.ts";
import { kindName } from "../../play/modes/sprint/sprint-words.ts";
import type { Person } from "../../player/friends/friends.ts";
import type { KindName, SharedText } from "../../player/friends/shared-texts.ts";

/** The kinds of results in the order of the page, each with its name and what its series says. */
export const KINDS: Record<KindName, { word: () => string; about: (series: string) => string }> = {
  day: { word: () => t("mode.daily"), about: () => "" },
  sprint: { word: () => t("mode.sprint"), about: runWords },
};

/** The name of a person; the senders of texts without a name are one person. */
export const nameOf = ({ names: [name] }: Person) => name || t("friends.nobody");

/** How many hands were solved. */
export const solvedWords = ({ solved, of }: Pick<SharedText, "solved" | "of">) =>
  of > 0 ? t("friends.solved", { count: solved, of }) : t("sprint.solved", { count: solved });

/** The time and the hints of a result, as far as its text says them. */
export const detailWords = ({ milliseconds, hints }: Pick<SharedText, "milliseconds" | "hints">) =>
  [milliseconds > 0 && timeTaken(milliseconds), hints > 0 && t("daily.hints", { count: hints })]
    .filter(Boolean)
    .join(" · ");

/** The kind of a sprint, such as `3 rising plain usual 00002s`. */
function runWords(series: string) {
  const [minutes, level, rule, limit] = series.split(" ");
  return kindName({ minutes: Number(minutes), level, rule, limit } as SprintRun);
}
