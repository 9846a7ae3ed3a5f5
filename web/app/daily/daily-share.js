import { timeTaken } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { addressOf } from "../ui/share.js";

/** @import { Standing } from "./daily.js" */

/** @param {Standing} standing */
function square({ result, hints, wrong }) {
  if (result === "open") return "⬜";
  if (result === "shown") return "🟥";
  return hints || wrong ? "🟨" : "🟩";
}

/**
 * The text that shares a day; it does not show the hands.
 *
 * @param {string} day
 * @param {Standing[]} standings
 */
export function dayText(day, standings) {
  const times = standings.map(({ result, milliseconds }) =>
    result === "solved" ? timeTaken(milliseconds) : "–",
  );
  return [
    `${t("app.name")} ${day}`,
    `${standings.map(square).join("")} ${times.join(" ")}`,
    addressOf(href("daily", { date: day })),
  ]
    .filter(Boolean)
    .join("\n");
}
