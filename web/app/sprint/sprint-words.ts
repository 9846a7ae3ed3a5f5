import { clockTime } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { addressOf } from "../ui/sharing/share.js";
import { solvedAt } from "./run.js";
import { runQuery } from "./sprint-link.js";

/** @import { Run } from "./kinds.js" */
/** @import { Mark } from "./run.js" */

/** @param {Run["level"]} level */
export const levelWord = (level) => t(level === "rising" ? "sprint.rising" : `level.${level}`);

/**
 * A kind of run in words, with its time limit where it is not the usual one.
 *
 * @param {Run} run
 */
export const kindName = ({ minutes, level, rule, limit }) =>
  [
    t("sprint.minutes", { count: minutes }),
    levelWord(level),
    t(`sprint.rule.${rule}`),
    limit !== "usual" && t(`sprint.marked.${limit}`),
  ]
    .filter(Boolean)
    .join(" · ");

/**
 * How many hands were solved, and when the last of them was.
 *
 * @param {readonly Mark[]} marks
 */
export function scoreText(marks) {
  const solved = solvedAt(marks);
  const last = solved.at(-1);
  if (last === undefined) return "0";
  return t("sprint.score", { count: solved.length, time: clockTime(last) });
}

/**
 * The text that gives a friend the same run, with the player's result.
 *
 * @param {Run} run
 * @param {readonly Mark[]} marks
 */
export function sprintText(run, marks) {
  const words = t("sprint.text", { count: solvedAt(marks).length, kind: kindName(run) });
  return [words, addressOf(href("sprint", runQuery(run, marks)))].filter(Boolean).join("\n");
}
