import { keyOf, t } from "../../core/i18n.js";
import { equation, number, operand, pretty, SIGNS } from "../../core/pretty.js";
import { techniqueName } from "../../core/techniques.js";
import { valueText } from "../../core/words.js";

/** @import { Key } from "../../core/i18n.js" */
/** @import { Game } from "../game.js" */
/** @import { Hint, HintCode, Look, Params } from "../../../engine/contract.d.ts" */

/**
 * The hints that were taken, a sentence each, weakest first.
 *
 * @param {Game} game
 */
export function hintSentences({ coach, combining, input, table }) {
  const tiles = input.value === "combine" ? combining.steps.remaining.value : [];
  const context = {
    /** A value as the card that has it shows it. @param {string} value */
    name: (value) => valueText(value, tiles.find((it) => it.value === value)?.mixed),
    target: table.hand.value.target ?? "",
    count: coach.hints.value[0]?.params.count,
    dealt: !combining.steps.last.value,
  };
  return coach.hints.value.map((hint) => ({
    code: hint.code,
    words: [sentence(hint, context), ...techniqueOf(hint)].join(" "),
  }));
}

/** @param {Hint} hint */
const techniqueOf = ({ params: { technique } }) =>
  technique ? [t("hint.technique", { technique: techniqueName(technique) })] : [];

/**
 * What to look for, and whether that is here.
 *
 * @param {Pick<Look, "code" | "found">} look
 */
export function lookWords({ code, found }) {
  const cue = keyOf(`path.cue.${code}`);
  return [cue && t(cue), t(found ? "find-it.here" : "find-it.not-here")].filter(Boolean).join(" ");
}

/**
 * What the hints are about: the `count` of solutions, if it is known, and whether the cards are still
 * as they were `dealt`.
 *
 * @typedef {{name: (value: string) => string, target: string, count: string | undefined, dealt: boolean}} Context
 */

/**
 * @param {Hint} hint
 * @param {Context} context
 */
function sentence({ code, params, expression }, { name, target, count = "1", dealt }) {
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

/**
 * @param {HintCode} code
 * @param {Params} params
 * @param {boolean} dealt
 * @returns {Key}
 */
function keyFor(code, params, dealt) {
  if (code === "solvable" && !params.count) return "hint.solvable.some";
  return code === "possible" && dealt ? "hint.possible.dealt" : `hint.${code}`;
}
