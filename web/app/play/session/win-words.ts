import { settings } from "../../base/browser/settings.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import { playedHands } from "../../player/history/history.ts";
import { standing } from "./session.ts";

/** A larger number of solutions is not mentioned. */
const FEW = 3;

/**
 * The facts of a win in one sentence, "Expert, one solution, 0:09.0 – your best at this level", and
 * whether its time is a record; null if there are no facts to show.
 */
export function winWords({
  id,
  level,
  count,
  milliseconds,
}: {
  /** Of the record. */
  id: string | null;
  level: string | null;
  /** The number of solutions, if it is known. */
  count: number | null;
  milliseconds: number;
}) {
  const key = level && keyOf(`level.${level}`);
  const timed = settings.value.clock === "shown";
  const facts = [
    key && t(key),
    count && count <= FEW && t("win.solutions", { count }),
    timed && t("win.time", { time: timeTaken(milliseconds) }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  const record = timed && id ? standing(playedHands.value, id) : null;
  const words = t(record ? `win.${record}` : "win.facts", { facts: facts.join(t("win.comma")) });
  return { words, record };
}

/**
 * How a win compares with other people, in words; empty if there is no comparison.
 *
 * @param id of the record
 */
export async function comparedWords(id: string) {
  if (settings.peek().clock !== "shown") return "";
  return (await import("../../player/comparison/compared.tsx")).comparedWords(id);
}
