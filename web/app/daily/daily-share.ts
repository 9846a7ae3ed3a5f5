import { clockTime } from "../core/duration.ts";
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import type { Standing } from "../history/standing.ts";
import { addressOf } from "../ui/sharing/share.ts";
import { numberOf } from "./daily-dates.ts";
import { streakOn } from "./streak.ts";

/** A streak that is told has this many days at least. */
const STREAK = 2;

/**
 * Green for a hand that was solved without help and without a wrong answer; blue after wrong answers,
 * yellow with hints, red for one that was given up, white for one that is open.
 */
function square({ result, hints, wrong }: Standing) {
  if (result === "open") return "⬜";
  if (result === "shown") return "🟥";
  if (hints) return "🟨";
  return wrong ? "🟦" : "🟩";
}

/**
 * The text that shares a day: its number and the streak up to it, a square for each hand with the time
 * of all, and the link. It does not show the hands.
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
