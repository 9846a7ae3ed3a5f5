import { t } from "../i18n.js";
import { number, pretty, SIGNS, stepParts } from "../pretty.js";
import { Slip } from "./slip.jsx";
import { Trouble } from "./trouble.jsx";

/** @import { Game } from "../play/game.js" */
/** @import { Hint, Step } from "../types.js" */

/**
 * The hints that were taken, weakest first; one that says how far to go back can do so.
 *
 * @param {{game: Game}} props
 */
export function Hints({ game: { coach, merge, table } }) {
  const now = coach.now.value;
  const undo = coach.hints.value.find(({ code }) => code === "undo");
  if (now?.error && !table.hand.value.error) return <Trouble code={now.error.code} />;
  return (
    <div class="hints" aria-live="polite" data-level={now?.taken ?? 0}>
      {now && !now.error && (
        <Slip kind="note">
          {!now.hints && <p>{t("hint.looking")}</p>}
          {coach.hints.value.map((hint) => (
            <p key={hint.code}>{sentence(hint, table.hand.value.target ?? "")}</p>
          ))}
          {undo && (
            <button
              type="button"
              class="button"
              onClick={() => merge.undo(Number(undo.params.count))}
            >
              {t("merge.undo.count", { count: undo.params.count })}
            </button>
          )}
        </Slip>
      )}
    </div>
  );
}

/**
 * @param {Hint} hint
 * @param {string} target
 */
function sentence({ code, params, expression }, target) {
  return t(keyFor(code, params), {
    ...params,
    target: number(target),
    value: number(params.value ?? ""),
    left: number(params.left ?? ""),
    right: number(params.right ?? ""),
    operator: SIGNS[params.operator ?? ""],
    step: "value" in params && "left" in params && stepWords(/** @type {*} */ (params)),
    expression: pretty(expression?.text ?? ""),
  });
}

/** @param {Step} step */
const stepWords = (step) => t("step.meaning", stepParts(step));

/**
 * @param {string} code
 * @param {Record<string, string>} params
 */
function keyFor(code, params) {
  const name = code === "solvable" && !params.count ? "solvable.some" : code;
  return /** @type {import("../i18n.js").Key} */ (`hint.${name}`);
}
