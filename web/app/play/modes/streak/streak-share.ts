import { href } from "../../../base/address/router.ts";
import { MARKS, type MarkName, markOf } from "../../../base/ui/sharing/poster.ts";
import { addressOf, siteName } from "../../../base/ui/sharing/share.ts";
import { TEXT_VERSION } from "../../../base/ui/sharing/text-version.ts";
import { t } from "../../../base/words/i18n.ts";
import type { Entry } from "./standing.ts";

/** What shares a run: how many hands were solved, a mark for each hand, and the link to the hands. */
export function streakShare(run: string, entries: readonly Entry[], score: string) {
  const marks = entries.map(markOfEntry);
  const title = `${t("app.name")} · ${t("mode.flawless")}`;
  const text = [
    title,
    `${marks.map((mark) => MARKS[mark].emoji).join("")} ${score}${TEXT_VERSION}`,
    addressOf(href("streak", { run })),
  ];
  return {
    text: text.filter(Boolean).join("\n"),
    poster: () => ({
      title,
      cards: marks.map((mark) => ({ mark })),
      words: score,
      site: siteName(),
    }),
  };
}

function markOfEntry({ end, played: { hints } }: Entry): MarkName {
  const result = end === "missed" ? "shown" : end === "solved" ? "solved" : "open";
  return markOf({ result, hints, wrong: 0 });
}
