import { useState } from "preact/hooks";
import { t } from "../core/i18n.js";
import { equation, number, stepParts } from "../core/pretty.js";
import { framesOf } from "./frames.js";
import { TableRow } from "./table-row.jsx";

/** @import { WorkedHand } from "../../engine/contract.d.ts" */

/**
 * A worked hand that the player steps through; each step says what it is for.
 *
 * @param {object} props
 * @param {WorkedHand} props.worked
 * @param {string} props.next what the button says after the last step
 * @param {() => void} props.onEnd
 */
export function Worked({ worked, next, onEnd }) {
  const [done, setDone] = useState(0);
  const frame = framesOf(worked)[done];
  const over = done === worked.steps.length;
  return (
    <div class="path-worked">
      {frame && <TableRow frame={frame} />}
      <ol class="path-steps" aria-live="polite">
        {worked.steps.slice(0, done).map(({ code, step }, place) => (
          <li key={`${place}`}>
            {t("path.work", {
              step: t("step.meaning", stepParts(step)),
              purpose: t(`path.work.${code}`),
            })}
          </li>
        ))}
      </ol>
      {over && <p class="formula">{equation(worked.answer.text, number(worked.answer.value))}</p>}
      <button
        type="button"
        class="button primary"
        onClick={() => (over ? onEnd() : setDone(done + 1))}
      >
        {over ? next : t("path.step")}
      </button>
    </div>
  );
}
