import { hasKeyboard } from "../../../base/browser/devices.ts";
import { sentences, t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";
import type { HandState } from "../../../table/hand/types.ts";

/**
 * The announcement in find all: a new solution with the number found, or the earlier answer that a
 * solution repeats.
 */
export function findWords(before: HandState, { hunt, solved, verdict }: HandState) {
  const count = solved?.count ?? null;
  const found = hunt.found.length;
  const progress = t("sentence", { words: t("find.progress", { found, count }) });
  if (hunt.repeat && hunt.repeat !== before.hunt.repeat) {
    return sentences(t("find.repeat", { known: pretty(hunt.repeat.known) }), progress);
  }
  if (count === null || found <= before.hunt.found.length) return "";
  const words = verdict?.ok && t("find.right");
  if (found < count) return sentences(words, progress);
  return sentences(words, t("find.all", { count }), hasKeyboard() && t("verdict.next"));
}
