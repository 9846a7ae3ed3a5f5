import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go } from "../../base/address/router.ts";
import { type EngineError, failureOf } from "../../base/python/engine.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { classes } from "../../player/history/classes.ts";
import { Board, firstNames } from "./board.tsx";
import { dealMatch } from "./match-hands.ts";
import { withCollected } from "./match-result.ts";
import {
  DRAW,
  isOver,
  isPlayed,
  type Match,
  nextRound,
  roundsOf,
  type Tournament,
  WIN,
  withMatch,
} from "./tournament.ts";
import { change } from "./tournament-store.ts";

/** The matches of a round, with a button for each result, and the ranking. */
export function RoundBoard({ tournament }: { tournament: Tournament }) {
  const { rounds, seed } = tournament;
  const failure = useSignal<EngineError | null>(null);
  const dealing = useSignal(false);
  const stored = classes.value;
  useEffect(() => {
    const collected = withCollected(tournament, stored);
    if (collected !== tournament) change(collected);
  }, [stored, tournament]);

  const over = isOver(tournament);
  const title = over
    ? t("tournament.won", { names: firstNames(tournament) })
    : t("tournament.round", { round: rounds.length, count: roundsOf(tournament) });
  useSaid(title);
  const ready = isPlayed(tournament) && !over;

  async function openHands({ hands }: Match, at: number) {
    if (dealing.peek()) return;
    dealing.value = true;
    failure.value = null;
    try {
      const dealt = hands || (await dealMatch(`${seed}-${rounds.length}-${at}`));
      if (!hands) change(withMatch(tournament, at, { hands: dealt }));
      go("set", { hands: dealt, collect: "1" });
    } catch (error) {
      failure.value = failureOf(error);
    } finally {
      dealing.value = false;
    }
  }

  return (
    <Board
      tournament={tournament}
      title={title}
      action={
        !over && (
          <button
            type="button"
            class="button primary"
            aria-disabled={ready ? undefined : "true"}
            onClick={() => ready && change(nextRound(tournament))}
          >
            {t("tournament.next")}
          </button>
        )
      }
    >
      <ol class="tournament-matches">
        {(rounds.at(-1) ?? []).map((match, at) => (
          <li key={match.home}>
            <MatchRow
              tournament={tournament}
              match={match}
              onPoints={(points) => change(withMatch(tournament, at, { points }))}
              onHands={() => openHands(match, at)}
            />
          </li>
        ))}
      </ol>
      <EngineNotice />
      {failure.value && <FailureNotice error={failure.value} />}
      {dealing.value && <p class="awaited">{t("race.dealing")}</p>}
    </Board>
  );
}

/** A match. A second press of a result takes it back. */
function MatchRow({
  tournament: { names, form },
  match,
  onPoints,
  onHands,
}: {
  tournament: Tournament;
  match: Match;
  onPoints: (points: number | null) => void;
  onHands: () => void;
}) {
  const { home, away, points } = match;
  const first = names[home] ?? "";
  if (away === null) return <p class="tournament-bye">{t("tournament.bye", { name: first })}</p>;
  const second = names[away] ?? "";
  const result = (value: number, words: string, label: string) => (
    <button
      type="button"
      class="tournament-result"
      aria-pressed={points === value}
      aria-label={label}
      onClick={() => onPoints(points === value ? null : value)}
    >
      {words}
    </button>
  );
  return (
    <div class="tournament-match">
      {result(WIN, first, t("tournament.wins", { name: first }))}
      {form === "knockout" ? (
        <span aria-hidden="true">–</span>
      ) : (
        result(DRAW, "=", t("tournament.draw", { first, second }))
      )}
      {result(0, second, t("tournament.wins", { name: second }))}
      <button
        type="button"
        class="button tournament-hands print-choices"
        aria-label={t("tournament.hands.of", { first, second })}
        onClick={onHands}
      >
        {t("tournament.hands")}
      </button>
    </div>
  );
}
