import type { Solved } from "../../../engine/contract.d.ts";
import { clauses, sentences, t } from "../../base/words/i18n.ts";
import { equation, number, pretty } from "../../base/words/pretty.ts";

/** At most this many solutions are announced. A longer list is only counted. */
const FEW = 3;

/**
 * The result of a search in one sentence: each solution if there are few, or how near the cards
 * come to the target.
 */
export function solutionsWords({ count, solutions, nearest }: Solved, target: string) {
  if (count === 0) {
    const near = [nearest?.below, nearest?.above].flatMap((it) =>
      it ? equation(it.text, number(it.value)) : [],
    );
    const none = t("solutions.none.more", { target: number(target) });
    if (!near.length) return none;
    const values = t("sentence", { words: clauses(near) });
    return sentences(none, t("solutions.nearest", { count: near.length }), values);
  }
  const first = solutions.slice(0, FEW).map(({ text }) => pretty(text));
  const key = count > FEW ? "solutions.told.first" : "solutions.told";
  return t(key, { count, solutions: clauses(first) });
}
