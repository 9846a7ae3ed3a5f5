import type { Hint, HintCode, Look, Params } from "../../../engine/contract.d.ts";
import { type Key, keyOf, t } from "../../core/i18n.ts";
import { equation, number, operand, pretty, SIGNS } from "../../core/pretty.ts";
import { techniqueName } from "../../core/techniques.ts";
import { valueText } from "../../core/words.ts";
import type { HandTable } from "../../ui/table/hand-table.ts";

/** The hints that were taken, one sentence each, weakest first. */
export function hintSentences({
  coach,
  combining,
  input,
  table,
}: Pick<HandTable, "coach" | "combining" | "input" | "table">) {
  const tiles = input.value === "combine" ? combining.steps.remaining.value : [];
  const context = {
    /** Formats a value as its card shows it. */
    name: (value: string) => valueText(value, tiles.find((it) => it.value === value)?.mixed),
    target: table.hand.value.target ?? "",
    count: coach.hints.value[0]?.params.count,
    dealt: !combining.steps.last.value,
  };
  return coach.hints.value.map((hint) => ({
    code: hint.code,
    words: [sentence(hint, context), ...techniqueOf(hint)].join(" "),
  }));
}

const techniqueOf = ({ params: { technique } }: Hint) =>
  technique ? [t("hint.technique", { technique: techniqueName(technique) })] : [];

/** What to look for, and whether this hand has it. */
export function lookWords({ code, found }: Pick<Look, "code" | "found">) {
  const cue = keyOf(`learn.cue.${code}`);
  return [cue && t(cue), t(found ? "find-it.here" : "find-it.not-here")].filter(Boolean).join(" ");
}

/**
 * The context of the hints: the number of solutions, if it is known, and whether the cards are
 * still as `dealt`.
 */
type Context = {
  name: (value: string) => string;
  target: string;
  count: string | undefined;
  dealt: boolean;
};

function sentence(
  { code, params, expression }: Hint,
  { name, target, count = "1", dealt }: Context,
) {
  const { left = "", operator = "", right = "", value = "" } = params;
  const sign = SIGNS[operator];
  const sides = { left: operand(name(left)), operator: sign, right: operand(name(right)) };
  const text = expression?.text ?? "";
  return t(keyFor(code, params, dealt), {
    count: params.count ?? count,
    left: name(left),
    operator: sign,
    right: name(right),
    target: number(target),
    step: t("step.meaning", { ...sides, value: number(value) }),
    expression: code === "solution" ? pretty(text) : equation(text, number(value)),
  });
}

function keyFor(code: HintCode, params: Params, dealt: boolean): Key {
  if (code === "solvable" && !params.count) return "hint.solvable.some";
  return code === "possible" && dealt ? "hint.possible.dealt" : `hint.${code}`;
}
