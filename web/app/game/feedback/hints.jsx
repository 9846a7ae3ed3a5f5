import { keyOf, t } from "../../core/i18n.js";
import { equation, number, operand, pretty, SIGNS } from "../../core/pretty.js";
import { techniqueName } from "../../core/techniques.js";
import { valueText } from "../../core/words.js";
import { FailureNotice } from "../../ui/notices/failure-notice.jsx";
import { Notice } from "../../ui/notices/notice.jsx";

/** @import { Key } from "../../core/i18n.js" */
/** @import { Game } from "../game.js" */
/** @import { Hint, HintCode, Params } from "../../../engine/contract.d.ts" */

/**
 * The hints that were taken, weakest first; a hint to undo has a button that does it.
 *
 * @param {{game: Game}} props
 */
export function Hints({ game }) {
  const { coach, combining, table } = game;
  const now = coach.now.value;
  const undo = coach.hints.value.find(({ code }) => code === "undo");
  const context = {
    name,
    target: table.hand.value.target ?? "",
    count: coach.hints.value[0]?.params.count,
    dealt: !combining.steps.last.value,
  };

  /**
   * A value as the card that has it shows it.
   *
   * @param {string} value
   */
  function name(value) {
    const tile =
      game.input.value === "combine" &&
      combining.steps.remaining.value.find((it) => it.value === value);
    return valueText(value, tile ? tile.mixed : null);
  }

  if (now?.error && !table.hand.value.error) return <FailureNotice error={now.error} />;
  return (
    <div class="hints" aria-live="polite" data-level={now?.taken ?? 0}>
      {now && !now.error && (
        <Notice kind="note">
          {!now.hints && <p>{t("hint.looking")}</p>}
          {coach.hints.value.map((hint) => (
            <p key={hint.code}>
              {sentence(hint, context)}
              {hint.params.technique &&
                ` ${t("hint.technique", { technique: techniqueName(hint.params.technique) })}`}
            </p>
          ))}
          <Looks coach={coach} />
          {undo && (
            <button
              type="button"
              class="button"
              onClick={() => combining.undo(Number(undo.params.count))}
            >
              {t("combine.undo.count", { count: undo.params.count })}
            </button>
          )}
        </Notice>
      )}
    </div>
  );
}

/**
 * What to look at, one look after the other; each is a hint.
 *
 * @param {{coach: Game["coach"]}} props
 */
function Looks({ coach }) {
  const looks = coach.looks.value ?? [];
  return (
    <>
      {looks.map(({ code, found }) => {
        const cue = keyOf(`path.cue.${code}`);
        return (
          <p key={code} data-look={code}>
            <b>{techniqueName(code)}</b> {cue && t(cue)}{" "}
            {t(found ? "find-it.here" : "find-it.not-here")}
          </p>
        );
      })}
      {coach.hasLook.value && (
        <button type="button" class="button" onClick={coach.look}>
          {t(looks.length ? "find-it.next" : "find-it.first")}
        </button>
      )}
    </>
  );
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
