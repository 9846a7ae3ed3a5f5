import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { IconName } from "../../base/ui/buttons/icon.tsx";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { type Key, t } from "../../base/words/i18n.ts";
import { stepParts } from "../../base/words/pretty.ts";
import { Hand } from "../../play/game/stage/hand.tsx";
import { AnswerActions } from "../../table/views/answer-actions.tsx";
import { AnswerControls } from "../../table/views/answer-controls.tsx";
import { InputSwitch } from "../../table/views/input-switch.tsx";
import { Reactions } from "../../table/views/reactions.tsx";
import { listenToKeys } from "../../table/views/shortcuts.ts";
import { Tool } from "../../table/views/tool.tsx";
import { insert, pressKey } from "../../table/views/typing/caret.ts";
import { Verdict } from "../../table/views/verdict.tsx";
import { Worked } from "../../table/worked/worked.tsx";
import type { Exercise } from "./exercise.ts";

/** A hand of a lesson on the game's table. */
export function ExerciseView({
  exercise,
  title,
  dots,
  tip,
  cue = tip,
  giveUp,
  onRestart,
  children,
}: {
  exercise: Exercise;
  title: string;
  /** The player's progress in the lesson. */
  dots: ComponentChildren;
  /** The subject of the hand, until there is feedback. */
  tip: string;
  /** The first hint. */
  cue?: string;
  /** The tool that gives up the hand. */
  giveUp: { name: Key; icon: IconName };
  /** Starts the lesson over. */
  onRestart?: () => void;
  /** Shown below the subject of the hand. */
  children?: ComponentChildren;
}) {
  const box = useRef<HTMLInputElement | null>(null);
  const { answer, task } = exercise;
  const verdict = answer.verdict.value;
  const worked = task.value?.worked;

  useLayoutEffect(
    () =>
      listenToKeys(
        { ...exercise, claimNone: answer.claimNone, reveal: { press: exercise.show } },
        box,
      ),
    [],
  );
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) box.current?.focus({ preventScroll: true });
  }, [worked]);

  if (!worked) return null;
  return (
    <div class="play path-play">
      <section class="stage" aria-labelledby="goal">
        <h1 id="goal" class="goal path-goal" tabIndex={-1}>
          {title} {dots}
        </h1>
        <div class="hand-area">
          <div class="hand-room">
            <Hand
              game={exercise}
              onType={(text) => pressKey(box.current, (input) => insert(input, text))}
            />
          </div>
        </div>
      </section>
      <Reactions>
        <EngineNotice />
        {!verdict && !exercise.cues.value && !exercise.shown.value && (
          <>
            <p class="tip">{tip}</p>
            {children}
          </>
        )}
        <Verdict
          verdict={verdict}
          pending={answer.pending.value}
          stale={!exercise.stands.value}
          target="24"
          facts={null}
          game={exercise}
        />
        <Hints exercise={exercise} cue={cue} />
        {exercise.shown.value && (
          <div class="sheet path-shown">
            <Worked
              key={exercise.table.hand.value.key}
              cards={worked.hand.cards}
              answer={worked.answer}
              steps={worked.steps}
              next={t("lessons.next-hand")}
              onEnd={exercise.goOn}
              focused
            />
          </div>
        )}
      </Reactions>
      <form
        class="controls"
        aria-label={t("play.controls")}
        data-folded={exercise.won.value || exercise.shown.value || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          exercise.submit();
        }}
      >
        <AnswerControls
          game={exercise}
          box={box}
          wrong={
            verdict?.ok === false &&
            verdict.code !== "other-technique" &&
            exercise.stands.value &&
            verdict.text !== ""
          }
        />
        <Actions exercise={exercise} giveUp={giveUp} onRestart={onRestart} />
      </form>
    </div>
  );
}

function Actions({
  exercise,
  giveUp,
  onRestart,
}: {
  exercise: Exercise;
  giveUp: { name: Key; icon: IconName };
  onRestart: (() => void) | undefined;
}) {
  const won = exercise.won.value;
  const actions = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const next = actions.current?.querySelector(".primary");
    const pressed = actions.current?.contains(document.activeElement);
    if (won && pressed && next instanceof HTMLElement) next.focus();
  }, [won]);
  return (
    <div class="actions answer-actions" ref={actions}>
      {won ? (
        <>
          <InputSwitch />
          <button type="button" class="button primary" onClick={exercise.goOn}>
            {t("lessons.next-hand")}
          </button>
        </>
      ) : (
        <AnswerActions game={exercise} onUndo={exercise.undo}>
          {exercise.task.value?.code && (
            <Tool icon="hint" name="play.hint" onPress={exercise.hint} />
          )}
          <Tool {...giveUp} onPress={exercise.show} />
          {onRestart && <Tool icon="first" name="lessons.restart" onPress={onRestart} />}
        </AnswerActions>
      )}
    </div>
  );
}

/** The cue, and then the first step. */
function Hints({ exercise, cue }: { exercise: Exercise; cue: string }) {
  const taken = exercise.shown.value ? 0 : exercise.cues.value;
  const first = exercise.task.value?.worked.steps[0];
  const words = [
    cue,
    ...(first ? [t("lessons.first-step", { step: t("step.meaning", stepParts(first.step)) })] : []),
  ].slice(0, taken);
  useSaid(words.at(-1) ?? "");
  return (
    <div class="hints" data-level={taken}>
      {taken > 0 && (
        <Notice kind="note">
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
