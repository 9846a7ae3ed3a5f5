import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../core/i18n.js";
import { equation, number, stepParts } from "../../core/pretty.js";
import { say } from "../../core/say.js";
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
 * @param {boolean} [props.focused] whether its button takes the focus
 */
export function Worked({ cards, answer, steps, next, onEnd, focused = false }) {
  const [done, setDone] = useState(0);
  const frame = framesOf(
    cards,
    steps.map(({ step }) => step),
  )[done];
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const over = done === steps.length;
  const formula = equation(answer.text, number(answer.value));

  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, []);

  function takeStep() {
    const taken = steps[done];
    if (!taken) return onEnd();
    setDone(done + 1);
    const words = t("sentence", { words: stepWords(taken) });
    say(done + 1 === steps.length ? `${words} ${formula}` : words);
  }

  return (
    <div class="worked">
      {frame && <TableRow frame={frame} />}
      <ol class="worked-steps">
        {steps.slice(0, done).map((taken, place) => (
          <li key={`${place}`}>{stepWords(taken)}</li>
        ))}
      </ol>
      {over && <p class="formula">{formula}</p>}
      <button ref={button} type="button" class="button primary" onClick={takeStep}>
        {over ? next : t("worked.next")}
      </button>
    </div>
  );
}

/** @param {{step: Step, code?: WorkCode}} taken */
function stepWords({ step, code }) {
  const words = t("step.meaning", stepParts(step));
  return code ? t("worked", { step: words, purpose: t(`worked.${code}`) }) : words;
}
