import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../../base/python/engine.ts";
import { IconButton } from "../../base/ui/buttons/icon-button.tsx";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { branchOf } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import { t } from "../../base/words/i18n.ts";
import { equation, number, pretty } from "../../base/words/pretty.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import type { NamedAnswer } from "../../player/answers/chat-answers.ts";
import { SameChain } from "../../table/solutions/same-chain.tsx";
import { withoutAnswer } from "./wall.ts";
import { changeWall } from "./wall-store.ts";
import type { Way, Writing } from "./ways.ts";

/**
 * One way, large: its tree, every writing with the reason why it is the same way, and the names if
 * they are wanted.
 */
export function WayDialog({ way, onClose }: { way: Way; onClose: () => void }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const isNamed = useSignal(false);
  const { technique, writings, count } = way;
  const [{ expression: first }] = writings;
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.addEventListener("close", onClose);
    return () => dialog?.removeEventListener("close", onClose);
  }, []);
  return (
    <Dialog box={box} title={equation(first.text, number(first.value))}>
      <div class="wall-open">
        <div>
          <div class="felt-tree">
            <Tree roots={[branchOf(first)]} />
          </div>
          <p>{technique && techniqueName(technique.code)}</p>
          <p>{t("wall.pupils", { count })}</p>
          <button
            type="button"
            class="button"
            aria-pressed={isNamed.value}
            onClick={() => {
              isNamed.value = !isNamed.value;
            }}
          >
            {t("wall.names")}
          </button>
        </div>
        <ol class="wall-writings">
          {writings.map((writing, place) => (
            <li key={writing.expression.text}>
              {place > 0 && (
                <Fold open={place === 1} title={<Formula writing={writing} />}>
                  {() => <Reason first={writings[0]} other={writing} />}
                </Fold>
              )}
              {place === 0 && (writings.length > 1 || isNamed.value) && (
                <p>
                  <Formula writing={writing} />
                </p>
              )}
              {isNamed.value && <Names answers={writing.answers} />}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

const Formula = ({ writing }: { writing: Writing }) => (
  <NumeralText text={pretty(writing.expression.text)} />
);

/** Why two writings are the same way, step by step. */
function Reason({ first, other }: { first: Writing; other: Writing }) {
  const [a, b] = [first.expression.text, other.expression.text];
  const { result, failure } = useResult(
    (signal) => ask("explain_same", { a, b }, { signal }),
    [a, b],
  );
  if (failure) return <FailureNotice error={failure} />;
  return result ? <SameChain explanation={result} /> : null;
}

/** Who wrote it so. Each answer can be taken off the wall. */
const Names = ({ answers }: { answers: NamedAnswer[] }) => (
  <ul class="wall-names">
    {answers.map((answer, at) => {
      const name = answer.name || t("wall.nameless");
      return (
        <li key={`${at}`}>
          {name}
          <IconButton
            icon="clear"
            label={t("wall.remove", { name })}
            onClick={() => changeWall((now) => now && withoutAnswer(now, answer))}
          />
        </li>
      );
    })}
  </ul>
);
