import { hasKeyboard } from "../../../base/browser/devices.ts";
import { timeTaken } from "../../../base/time/duration.ts";
import { today } from "../../../base/time/today.ts";
import { t } from "../../../base/words/i18n.ts";
import { handsOf, standingOf } from "./daily.ts";
import { streakAt } from "./streak.ts";

/** How a day has ended, and what Enter does next, one sentence each. */
export async function dayWords(day: string) {
  const hands = await handsOf(day);
  const standings = hands.map(({ numbers }) => standingOf(day, numbers));
  const solved = standings.filter((standing) => standing?.result === "solved");
  const milliseconds = standings.reduce((sum, each) => sum + (each?.milliseconds ?? 0), 0);
  const facts = { count: solved.length, of: hands.length, time: timeTaken(milliseconds) };
  const streak = day === today.peek() ? streakAt(day) : 0;
  const words = [t("daily.total", facts), streak && t("daily.streak", { count: streak })];
  return [
    t("sentence", { words: words.filter(Boolean).join(t("win.comma")) }),
    ...(hasKeyboard() ? [t("verdict.next.day")] : []),
  ];
}
