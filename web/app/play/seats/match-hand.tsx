import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { createConfirm } from "../../base/ui/dialogs/confirm.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { GoalTitle } from "../../base/ui/twentyfour/goal.tsx";
import { t } from "../../base/words/i18n.ts";
import { AnswerActions } from "../../table/views/answer-actions.tsx";
import { AnswerControls } from "../../table/views/answer-controls.tsx";
import { Clock } from "../../table/views/clock.tsx";
import { CombineChoice } from "../../table/views/combine-choice.tsx";
import { CombineFilm } from "../../table/views/combine-film.tsx";
import { HandCards } from "../../table/views/hand-cards.tsx";
import { Reactions } from "../../table/views/reactions.tsx";
import { listenToKeys } from "../../table/views/shortcuts.ts";
import { Tool } from "../../table/views/tool.tsx";
import { insert, pressKey } from "../../table/views/typing/caret.ts";
import { Verdict } from "../../table/views/verdict.tsx";
import type { MatchTable } from "./match-table.ts";
import { Seat, type SeatFacts } from "./seats.tsx";

/** A hand of a match on the table between two seats: the other player's above, one's own below. */
export function MatchHand({
  match,
  other,
  me,
}: {
  match: MatchTable;
  other: SeatFacts;
  me: SeatFacts;
}) {
  const { table, giveUp } = match;
  const { answer, combining } = table;
  const box = useRef<HTMLInputElement | null>(null);
  const [confirm] = useState(createConfirm);
  /** The hand whose cards have been dealt. */
  const [dealt, setDealt] = useState("");
  const hand = table.table.hand.value;
  const verdict = answer.verdict.value;
  useEffect(() => box.current?.focus({ preventScroll: true }), [hand.key]);
  useLayoutEffect(confirm.reset, [hand.key]);
  useLayoutEffect(() => {
    const nothing = () => {};
    const keys = { undo: () => combining.undo(), claimNone: nothing };
    const quiet = { mode: { next: nothing, skip: nothing }, reveal: { press: nothing } };
    return listenToKeys({ ...table, ...keys, ...quiet }, box);
  }, []);
  return (
    <div class="play match-hand">
      <section class="stage" aria-labelledby="goal">
        <Seat seat={other}>
          <GoalTitle target={hand.target} />
        </Seat>
        <div class="hand-area" data-hand={hand.numbers?.join(",")}>
          <div class="hand-room">
            <HandCards
              game={table}
              Choice={CombineChoice}
              Film={CombineFilm}
              fresh={dealt !== hand.key}
              onDealt={() => setDealt(hand.key)}
              won={table.won.value ? "now" : undefined}
              onType={(text) => pressKey(box.current, (field) => insert(field, text))}
            />
          </div>
        </div>
      </section>
      <Reactions>
        <EngineNotice />
        <Verdict
          verdict={verdict}
          pending={answer.pending.value}
          stale={!table.stands.value}
          target={hand.target ?? ""}
          facts={null}
          game={table}
        />
      </Reactions>
      <form
        class="controls"
        aria-label={t("play.controls")}
        onSubmit={(event) => {
          event.preventDefault();
          answer.check();
        }}
      >
        <Seat seat={me}>
          <Clock elapsed={table.live.time} />
        </Seat>
        <AnswerControls
          game={table}
          box={box}
          wrong={verdict?.ok === false && table.stands.value && verdict.text !== ""}
        />
        <div class="actions answer-actions">
          <AnswerActions game={table} onUndo={combining.undo}>
            <Tool
              icon="flag"
              name={confirm.asked.value === null ? "play.give-up" : "play.press-again"}
              onPress={() => confirm.press("give-up", giveUp)}
            />
          </AnswerActions>
        </div>
      </form>
    </div>
  );
}
