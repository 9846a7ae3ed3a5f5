import type { Hint, HintCode, Params } from "../../../engine/contract.d.ts";
import { valueText } from "../../base/words/card-words.ts";
import { type Key, keyOf, sentences, t } from "../../base/words/i18n.ts";
import { equation, number, operand, pretty, SIGNS } from "../../base/words/pretty.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import type { HandTable } from "../playing/hand-table.ts";

/** The hints that were taken, one sentence each, weakest first. */
export function hintSentences({
  coach,
  combining,
  input,
  table,
}: Pick<HandTable, "coach" | "combining" | "input" | "table">) {
  const tiles = input.value === "combine" ? combining.remaining.value : [];
  const context = {
    /** Formats a value as its card shows it. */
    name: (value: string) => valueText(value, tiles.find((it) => it.value === value)?.mixed),
    target: table.hand.value.target ?? "",
    dealt: !combining.last.value,
  };
  return coach.hints.value.map((hint) => ({
    code: hint.code,
    words: hintWords(hint, context),
  }));
}

export const hintWords = (hint: Hint, context: Context) =>
  sentences(sentence(hint, context), ...cueOf(hint));

/** What to look for, after the name of a technique. */
function cueOf({ code, params }: Hint) {
  const cue = code === "technique" && keyOf(`lessons.cue.${params.technique}`);
  return cue ? [t(cue)] : [];
}

/** The context of the hints. `dealt`: whether the cards are still as dealt. */
type Context = {
  name: (value: string) => string;
  target: string;
  dealt: boolean;
};

function sentence({ code, params, expression }: Hint, { name, target, dealt }: Context) {
  const { left = "", operator = "", right = "", value = "" } = params;
  const sign = SIGNS[operator];
  const sides = { left: operand(name(left)), operator: sign, right: operand(name(right)) };
  const text = expression?.text ?? "";
  return t(keyFor(code, params, dealt), {
    count: params.count ?? "1",
    technique: params.technique ? techniqueName(params.technique) : "",
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
