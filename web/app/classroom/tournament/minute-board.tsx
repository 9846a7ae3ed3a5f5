import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { clockTime } from "../../base/time/duration.ts";
import { createStopwatch } from "../../base/time/stopwatch.ts";
import { Face } from "../../base/ui/cards/face.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { sentences, t } from "../../base/words/i18n.ts";
import { Board, firstNames } from "./board.tsx";
import { dealNear, SCORES } from "./match-hands.ts";
import { minuteState } from "./minute.ts";
import type { Tournament } from "./tournament.ts";
import { change } from "./tournament-store.ts";

const MINUTE = 60_000;

const PHASES = {
  first: "tournament.leave",
  back: "tournament.back",
  final: "tournament.final",
} as const;

/** The difficulty of the hands. Players who come back have shown what they can do. */
const PHASE_SCORES = { first: SCORES[0], back: SCORES[1], final: SCORES[2] };

/** A hand of a minute for all who play, and who leaves. */
export function MinuteBoard({ tournament }: { tournament: Tournament }) {
  const { names, minute } = tournament;
  const { phase, playing, missing } = minuteState(names.length, minute);
  const leaving = useSignal<number[]>([]);
  const over = phase === "end";
  const title = over
    ? t("tournament.won", { names: firstNames(tournament) })
    : t("tournament.hand", { hand: minute.length + 1, count: playing.length });
  const task = over ? "" : t(PHASES[phase], { count: missing });
  useSaid(sentences(title, task));
  useEffect(() => {
    leaving.value = [];
  }, [minute.length]);

  const step = (hands: number[][]) => change({ ...tournament, minute: hands });

  return (
    <Board
      tournament={tournament}
      title={title}
      action={
        <>
          {!over && (
            <button
              type="button"
              class="button primary"
              onClick={() => step([...minute, leaving.value])}
            >
              {t("tournament.next-hand")}
            </button>
          )}
          {minute.length > 0 && (
            <button type="button" class="button" onClick={() => step(minute.slice(0, -1))}>
              {t("tournament.undo")}
            </button>
          )}
        </>
      }
    >
      {!over && (
        <>
          <MinuteHand key={minute.length} tournament={tournament} score={PHASE_SCORES[phase]} />
          <p class="tournament-task">{task}</p>
          <ul class="tournament-players">
            {playing.map((player) => (
              <li key={player}>
                <button
                  type="button"
                  class="tournament-result"
                  data-leaves
                  aria-pressed={leaving.value.includes(player)}
                  onClick={() => {
                    const others = leaving.value.filter((each) => each !== player);
                    leaving.value =
                      others.length < leaving.value.length ? others : [...others, player];
                  }}
                >
                  {names[player]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Board>
  );
}

/** The cards of a hand, and the time that is left. */
function MinuteHand({
  tournament: { seed, minute },
  score,
}: {
  tournament: Tournament;
  score: number;
}) {
  const { result: deal, failure } = useResult(
    () => dealNear(`${seed}-${minute.length}`, score),
    [],
  );
  const isShown = useSignal(false);
  const clock = useMemo(() => createStopwatch(() => isShown.value), []);
  useEffect(() => {
    if (deal) isShown.value = true;
  }, [deal]);
  useEffect(
    () => () => {
      isShown.value = false;
    },
    [],
  );
  return (
    <div class="tournament-hand">
      <EngineNotice />
      {failure && <FailureNotice error={failure} />}
      <ul class="tournament-cards">
        {deal?.cards.map((card, at) => (
          <li key={`${minute.length} ${at}`} class="worked-card">
            <Face card={card} />
          </li>
        ))}
      </ul>
      <p class="tournament-clock" translate={false}>
        {clockTime(Math.max(0, MINUTE - clock.elapsed.value))}
      </p>
    </div>
  );
}
