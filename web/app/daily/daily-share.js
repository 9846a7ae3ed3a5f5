import { timeTaken } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { addressOf } from "../ui/sharing/share.js";

/** @import { Standing } from "../history/standing.js" */

/** @param {Standing} standing */
function square({ result, hints }) {
  if (result === "open") return "⬜";
  if (result === "shown") return "🟥";
  return hints ? "🟨" : "🟩";
}

/**
 * The text that shares a day, with a square for each hand; it does not show the hands.
 *
 * @param {string} day
 * @param {Standing[]} standings
 */
export function dayText(day, standings) {
  const times = standings.map(({ result, milliseconds }) =>
    result === "solved" ? timeTaken(milliseconds) : "–",
  );
  const hints = standings.reduce((total, standing) => total + standing.hints, 0);
  const help = hints > 0 && t("daily.hints", { count: hints });
  return [
    `${t("app.name")} ${day}`,
    [`${standings.map(square).join("")} ${times.join(" ")}`, help].filter(Boolean).join(" · "),
    addressOf(href("daily", { date: day })),
  ]
    .filter(Boolean)
    .join("\n");
}
