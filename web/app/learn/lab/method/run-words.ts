import type { Run } from "../../../../engine/contract.d.ts";
import { t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";
import { count } from "../numbers.ts";

/** The result of a run, in one sentence. */
export function runWords({ formulas, distinct, solutions, computed }: Run, target: string) {
  const [first] = solutions;
  const facts = { count: formulas, target, distinct: count(distinct), computed: count(computed) };
  if (!first) return t("lab.run.told.none", facts);
  return t("lab.run.told", { ...facts, first: pretty(first.text) });
}
