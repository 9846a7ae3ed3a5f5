import { clockTime } from "../core/duration.ts";
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import type { Standing } from "../history/standing.ts";
import { addressOf } from "../ui/sharing/share.ts";
import { numberOf } from "./daily-dates.ts";
import { streakOn } from "./streak.ts";

/** Shorter streaks are not mentioned in the shared text. */
const STREAK = 2;

/**
 * Green: solved without hints and wrong answers. Blue: solved after wrong answers. Yellow: solved
 * with hints. Red: given up. White: open.
 */
function square({ result, hints, wrong }: Standing) {
  if (result === "open") return "⬜";
  if (result === "shown") return "🟥";
  if (hints) return "🟨";
  return wrong ? "🟦" : "🟩";
}

/**
 * The text that shares a day: its number, the streak, a square for each hand, the total time, and
 * the link. It does not reveal the hands.
 */
export function dayText(day: string, standings: Standing[]) {
  const streak = streakOn(day);
  const title = `${t("app.name")} #${numberOf(day)}`;
  const time = standings.reduce((total, { milliseconds }) => total + milliseconds, 0);
  return [
    streak >= STREAK ? `${title} · ${t("daily.share.streak", { count: streak })}` : title,
    `${standings.map(square).join("")} ${clockTime(time)}`,
    addressOf(href("daily", { date: day })),
  ]
    .filter(Boolean)
    .join("\n");
}
