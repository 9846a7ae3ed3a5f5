import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { clockTime } from "../../base/time/duration.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";
import { Hand } from "../../play/game/stage/hand.tsx";
import { AnswerActions } from "../../table/views/answer-actions.tsx";
import { AnswerControls } from "../../table/views/answer-controls.tsx";
import { Hints } from "../../table/views/hints.tsx";
import { Reactions } from "../../table/views/reactions.tsx";
import { listenToKeys } from "../../table/views/shortcuts.ts";
import { Tool } from "../../table/views/tool.tsx";
import { insert, pressKey } from "../../table/views/typing/caret.ts";
import { Verdict } from "../../table/views/verdict.tsx";
import type { SetPlay } from "./set-play.ts";

/** A hand of the set on the game's table. */
export function SetHand({
  play,
  title,
  hands,
  hasHints,
}: {
  play: SetPlay;
  title: string;
  hands: Puzzle[];
  hasHints: boolean;
}) {
  const box = useRef<HTMLInputElement | null>(null);
  const place = play.place.value;
  const hand = hands[place];
  const { answer, combining } = play.table;
  const verdict = answer.verdict.value;
  useEffect(() => box.current?.focus({ preventScroll: true }), [place]);
  useLayoutEffect(() => {
    const { table } = play;
    const next = () => {};
    const keys = { undo: () => combining.undo(), claimNone: next };
    const quiet = { mode: { next, skip: next }, reveal: { press: next } };
    return listenToKeys({ ...table, ...keys, ...quiet }, box);
  }, []);
  if (!hand) return null;
  const progress = { place: place + 1, count: hands.length, target: number(hand.target) };
  return (
    <div class="play set-play">
      <section class="stage" aria-labelledby="goal">
        <header class="set-head">
          <h1 id="goal" tabIndex={-1}>
            {title}
          </h1>
          <p>{t("sets.progress", progress)}</p>
          {play.left.value !== null && (
            <p class="set-left">{t("sets.left", { time: clockTime(play.left.value) })}</p>
          )}
          <progress max={hands.length} value={place} aria-hidden="true" />
        </header>
        <div class="hand-area" data-hand={hand.numbers.join(",")}>
          <div class="hand-room">
            <Hand
              game={play.table}
              onType={(text) => pressKey(box.current, (field) => insert(field, text))}
            />
          </div>
        </div>
      </section>
      <Reactions>
        <EngineNotice />
        {/* After a right answer, the next hand is on the table. */}
        {play.isRight.value ? (
          <div class="verdict" data-verdict="right">
            <Notice kind="right">
              <p>{t("sets.right")}</p>
            </Notice>
          </div>
        ) : (
          <Verdict
            verdict={verdict}
            pending={answer.pending.value}
            stale={!play.table.stands.value}
            target={play.table.table.hand.value.target ?? ""}
            facts={null}
            game={play.table}
          />
        )}
        {hasHints && <Hints game={play.table} />}
      </Reactions>
      <form
        class="controls"
        aria-label={t("play.controls")}
        onSubmit={(event) => {
          event.preventDefault();
          answer.check();
        }}
      >
        <AnswerControls
          game={play.table}
          box={box}
          wrong={verdict?.ok === false && play.table.stands.value && verdict.text !== ""}
        />
        <div class="actions answer-actions">
          <AnswerActions game={play.table} onUndo={combining.undo}>
            {hasHints && <Tool icon="hint" name="play.hint" onPress={play.table.hint} />}
            <Tool icon="after" name="sets.skip" onPress={play.skip} />
          </AnswerActions>
        </div>
      </form>
    </div>
  );
}
