import { href } from "../../../base/address/router.ts";
import { sum } from "../../../base/data/sums.ts";
import { numberOf } from "../../../base/time/dates.ts";
import { timeTaken } from "../../../base/time/duration.ts";
import { MARKS, markOf } from "../../../base/ui/sharing/poster.ts";
import { addressOf, siteName } from "../../../base/ui/sharing/share.ts";
import { TEXT_VERSION } from "../../../base/ui/sharing/text-version.ts";
import { t } from "../../../base/words/i18n.ts";
import type { Standing } from "../../../player/history/standing.ts";
import { streakOn } from "./streak.ts";

/** Shorter streaks are not mentioned in the shared text. */
const STREAK = 2;

/** How many hands of a day were solved, and in what time. */
export function totalWords(standings: Standing[]) {
  const count = standings.filter(({ result }) => result === "solved").length;
  const time = timeTaken(sum(standings.map(({ milliseconds }) => milliseconds)));
  return t("daily.total", { count, of: standings.length, time });
}

/**
 * What shares a day: its number, the streak, a mark for each hand, the result in words, and the link.
 * It does not reveal the hands.
 */
export function dayShare(day: string, standings: Standing[]) {
  const streak = streakOn(day);
  const name = `${t("app.name")} #${numberOf(day)}`;
  const title = streak >= STREAK ? `${name} · ${t("daily.share.streak", { count: streak })}` : name;
  const marks = standings.map(markOf);
  const hints = sum(standings.map((standing) => standing.hints));
  const words = t("clauses", {
    first: totalWords(standings),
    second: hints ? t("daily.hints", { count: hints }) : t("share.no-hints"),
  });
  const text = [
    title,
    `${marks.map((mark) => MARKS[mark].emoji).join("")} ${words}${TEXT_VERSION}`,
    addressOf(href("daily", { date: day })),
  ];
  return {
    text: text.filter(Boolean).join("\n"),
    poster: () => ({ title, cards: marks.map((mark) => ({ mark })), words, site: siteName() }),
  };
}
