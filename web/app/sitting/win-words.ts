import { timeTaken } from "../core/duration.js";
import { keyOf, t } from "../core/i18n.js";
import { settings } from "../core/settings.js";
import { playedHands } from "../history/history.js";
import { standing } from "./sitting.js";

/** Above this, the number of solutions is not told. */
const FEW = 3;

/**
 * The facts of a win in one sentence, "Expert, one solution, 0:09.0 – your best at this level", and how its
 * time compares with those before; null where there is nothing to tell.
 *
 * @param {object} win
 * @param {string | null} win.id of the record
 * @param {string | null} win.level
 * @param {number | null} win.count of the solutions, if it is known
 * @param {number} win.milliseconds
 */
export function winWords({ id, level, count, milliseconds }) {
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
 * How a win compares with other people, in words; nothing where that is not told.
 *
 * @param {string} id of the record
 */
export async function comparedWords(id) {
  if (settings.peek().clock !== "shown") return "";
  return (await import("../people/compared.jsx")).comparedWords(id);
}
