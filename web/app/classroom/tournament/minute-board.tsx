import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { clockTime } from "../../base/time/duration.ts";
import { createStopwatch } from "../../base/time/stopwatch.ts";
import { Face } from "../../base/ui/cards/face.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { Board, firstName } from "./board.tsx";
import { dealNear, SCORES } from "./match-hands.ts";
import { minuteState, type Phase } from "./minute.ts";
import type { Tournament } from "./tournament.ts";
import { change } from "./tournament-store.ts";

const MINUTE = 60_000;

const PHASES = {
  first: "tournament.leave",
  back: "tournament.back",
  second: "tournament.leave",
  final: "tournament.final",
} as const;

/** A hand of a minute for all who are in, and who leaves or comes back. */
export function MinuteBoard({ tournament }: { tournament: Tournament }) {
  const { names, minute } = tournament;
  const { phase, playing, left } = minuteState(names.length, minute);
  const chosen = useSignal<number[]>([]);
  const over = phase === "end";
  const title = over
    ? t("tournament.won", { name: firstName(tournament) })
    : t("tournament.hand", { hand: minute.length + 1, count: playing.length });
  useSaid(title);

  function step(hands: number[][]) {
    chosen.value = [];
    change({ ...tournament, minute: hands });
  }

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
              onClick={() => step([...minute, chosen.value])}
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
          <MinuteHand key={minute.length} tournament={tournament} phase={phase} />
          <p>{t(PHASES[phase])}</p>
          <ul class="tournament-players">
            {(phase === "back" ? left.toSorted((a, b) => a - b) : playing).map((player) => (
              <li key={player}>
                <button
                  type="button"
                  class="tournament-result"
                  data-leaves={phase === "back" ? undefined : ""}
                  aria-pressed={chosen.value.includes(player)}
                  onClick={() => {
                    const others = chosen.value.filter((each) => each !== player);
                    chosen.value =
                      others.length < chosen.value.length ? others : [...others, player];
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

/** The cards of a hand, and the time that is left. The final has the hardest hands. */
function MinuteHand({
  tournament: { seed, minute },
  phase,
}: {
  tournament: Tournament;
  phase: Phase;
}) {
  const score = SCORES[phase === "final" ? 2 : phase === "first" ? 0 : 1];
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
