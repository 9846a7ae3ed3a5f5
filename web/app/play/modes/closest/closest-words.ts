import type { Closest } from "../../../../engine/contract.d.ts";
import { t } from "../../../base/words/i18n.ts";
import { number } from "../../../base/words/pretty.ts";
import type { Outcome } from "../../../table/hand/types.ts";
import type { ClosestGame } from "./closest.ts";

/** The distance of an answer, in words. */
export function outcomeWords({ distance, given, value }: Outcome, target: string) {
  if (!given) return t("closest.given-up");
  if (distance === null) return t("closest.handed-in");
  if (distance === "0") return t("closest.exactly", { target: number(target) });
  return t("closest.away", { value: number(value ?? ""), distance });
}

/** A value and its distance. */
export const distanceOf = ({ distance, expression: { value } }: Closest) => ({
  distance,
  value: number(value),
});

/** The facts about the best answer; empty during the search. */
export function bestWords(
  { phase, found }: ClosestGame["best"]["state"]["value"],
  result: Outcome,
  target: string,
) {
  if (!found || phase === "running") return "";
  if (phase !== "done") return t("closest.stopped", distanceOf(found));
  if (found.distance === "0") return t("closest.possible", { target: number(target) });
  if (found.distance === result.distance) return t("closest.nobody.equal");
  return t("closest.nobody", distanceOf(found));
}
