import { useEffect, useRef, useState } from "preact/hooks";
import type { Card, Expression, Step, WorkCode } from "../../../engine/contract.d.ts";
import { sentences, t } from "../../base/words/i18n.ts";
import { equation, number, stepParts } from "../../base/words/pretty.ts";
import { say } from "../../base/words/say.ts";
import { framesOf } from "./frames.ts";
import { TableRow } from "./table-row.tsx";

/** An answer that the player steps through. Each step explains its purpose, if it is known. */
export function Worked({
  cards,
  answer,
  steps,
  next,
  onEnd,
  focused = false,
}: {
  cards: Card[];
  answer: Expression;
  steps: readonly { step: Step; code?: WorkCode }[];
  /** The label of the button after the last step. */
  next: string;
  onEnd: () => void;
  /** Whether the button takes the focus. */
  focused?: boolean;
}) {
  const [done, setDone] = useState(0);
  const frame = framesOf(
    cards,
    steps.map(({ step }) => step),
  )[done];
  const button = useRef<HTMLButtonElement | null>(null);
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
    say(sentences(words, done + 1 === steps.length && formula));
  }

  return (
    <div class="worked">
      {frame && <TableRow frame={frame} />}
      <ol class="worked-steps">
        {steps.slice(0, done).map((taken, place) => (
          <li key={`${place}`}>{stepWords(taken)}</li>
        ))}
      </ol>
      {over && (
        <p class="formula" translate={false}>
          {formula}
        </p>
      )}
      <button ref={button} type="button" class="button primary" onClick={takeStep}>
        {over ? next : t("worked.next")}
      </button>
    </div>
  );
}

export function stepWords({ step, code }: { step: Step; code?: WorkCode }) {
  const words = t("step.meaning", stepParts(step));
  return code ? t("worked", { step: words, purpose: t(`worked.${code}`) }) : words;
}
