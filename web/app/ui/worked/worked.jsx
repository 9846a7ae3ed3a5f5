import { useState } from "preact/hooks";
import { t } from "../../core/i18n.js";
import { equation, number, stepParts } from "../../core/pretty.js";
import { framesOf } from "./frames.js";
import { TableRow } from "./table-row.jsx";

/** @import { Card, Expression, Step, WorkCode } from "../../../engine/contract.d.ts" */

/**
 * An answer that the player steps through; each step says what it is for, where that is known.
 *
 * @param {object} props
 * @param {Card[]} props.cards
 * @param {Expression} props.answer
 * @param {readonly {step: Step, code?: WorkCode}[]} props.steps
 * @param {string} props.next what the button says after the last step
 * @param {() => void} props.onEnd
 */
export function Worked({ cards, answer, steps, next, onEnd }) {
  const [done, setDone] = useState(0);
  const frame = framesOf(
    cards,
    steps.map(({ step }) => step),
  )[done];
  const over = done === steps.length;
  return (
    <div class="worked">
      {frame && <TableRow frame={frame} />}
      <ol class="worked-steps" aria-live="polite">
        {steps.slice(0, done).map(({ code, step }, place) => (
          <li key={`${place}`}>
            {code
              ? t("worked", {
                  step: t("step.meaning", stepParts(step)),
                  purpose: t(`worked.${code}`),
                })
              : t("step.meaning", stepParts(step))}
          </li>
        ))}
      </ol>
      {over && <p class="formula">{equation(answer.text, number(answer.value))}</p>}
      <button
        type="button"
        class="button primary"
        onClick={() => (over ? onEnd() : setDone(done + 1))}
      >
        {over ? next : t("worked.next")}
      </button>
    </div>
  );
}
