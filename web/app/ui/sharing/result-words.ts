import { timeTaken } from "../../core/duration.ts";
import { t } from "../../core/i18n.ts";
import type { MarkName } from "./poster.ts";

type Result = {
  result: "open" | "solved" | "shown";
  milliseconds: number;
  hints: number;
  wrong: number;
};

/** What became of a hand. */
export function markOf({ result, hints, wrong }: Omit<Result, "milliseconds">): MarkName {
  if (result !== "solved") return result;
  if (hints) return "hints";
  return wrong ? "wrong" : "solved";
}

/** The results of several hands in words, such as "3 of 3 solved, in 1:24, no hints". */
export function resultWords(results: readonly Result[]) {
  const sum = (what: "milliseconds" | "hints") =>
    results.reduce((total, result) => total + result[what], 0);
  const count = results.filter(({ result }) => result === "solved").length;
  const time = timeTaken(sum("milliseconds"));
  const hints = sum("hints");
  return t("clauses", {
    first: t("daily.total", { count, of: results.length, time }),
    second: hints ? t("daily.hints", { count: hints }) : t("share.no-hints"),
  });
}
