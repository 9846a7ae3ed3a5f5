import type { Technique } from "../../../engine/contract.d.ts";
import { clockTime } from "../../base/time/duration.ts";
import { t } from "../../base/words/i18n.ts";
import { equation, number, stepParts } from "../../base/words/pretty.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import type { Bead } from "../../table/hand/moments.ts";
import { isSolved, type Played } from "../../table/hand/played.ts";
import type { MadeTile } from "../../table/hand/types.ts";

/** A step as words: `8 − 3 = 5`. */
const stepText = ({ made: { left, operator, right }, value }: MadeTile) =>
  t("step.meaning", stepParts({ left: left.value, operator, right: right.value, value }));

/** What a bead is about: a step, an answer, or another action. */
function subject({ type, made }: Bead) {
  const last = made.at(-1);
  if (type === "step" && last) return stepText(last);
  if (type === "answer" && last) return equation(last.text, number(last.value));
  return t(`replay.${type === "claim" || type === "undo" ? type : "deal"}`);
}

/** Whether a bead made the target. */
export const isRight = ({ made, tables, count }: Bead) =>
  made.length > 0 && tables.at(-1)?.length === 1 && count !== 0;

/**
 * What could still be made at a bead, in one sentence.
 *
 * @param technique what it leads to or resembles; null until it is known, or if there is none
 */
export function beadWords(bead: Bead, target: string, technique: Technique | null) {
  const { count, lost, made } = bead;
  const step = lost !== null && made.length > 1 ? made[lost] : undefined; // else the subject
  const named = technique && technique.code !== "card" && technique.code !== "factors";
  const like = named ? (".like" as const) : ("" as const);
  const left = { count: count ?? 0 };
  const params = {
    ...left,
    target: number(target),
    solutions: t("solutions.count", left),
    step: step ? stepText(step) : "",
    technique: named ? techniqueName(technique.code) : "",
  };
  const fact = isRight(bead)
    ? t(`replay.right${like}`, params)
    : count === null
      ? t("replay.reach", params)
      : count > 0
        ? t(`replay.open${like}`, params)
        : t(step ? `replay.lost-by${like}` : `replay.lost${like}`, params);
  return t("replay.bead", { what: subject(bead), fact });
}

/** How a hand went, in one sentence. */
export function summaryOf(beads: readonly Bead[], hand: Played) {
  const target = number(hand.target);
  const losses = beads.filter(({ lost }) => lost !== null);
  const last = losses.at(-1);
  const step = last?.made[last.lost ?? 0];
  if (!last || !step) {
    const { count = null } = beads.at(-1) ?? {};
    if (isSolved(hand) || count === null) return t("replay.kept", { target });
    return t("replay.left", { solutions: t("solutions.count", { count }) });
  }
  const what = stepText(step);
  const before = beads.slice(0, beads.indexOf(last) + 1);
  const time = clockTime(before.reduce((sum, { took }) => sum + took, 0));
  if (isSolved(hand)) return t("replay.back", { target, step: what });
  return t("replay.astray", { target, step: what, time });
}
