import { ask } from "../../../base/python/engine.ts";
import { tenthsTime } from "../../../base/time/duration.ts";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { t } from "../../../base/words/i18n.ts";
import { AnswerPicture } from "../../../table/views/answer-picture.tsx";
import { reportOf, winnersOf } from "../../match/standing.ts";
import { MatchHand } from "../../seats/match-hand.tsx";
import { Seat, type SeatFacts } from "../../seats/seats.tsx";
import { BackHand } from "./back-hand.tsx";
import type { Duel } from "./duel.ts";
import { choices } from "./duel-choices.ts";
import { DuelEnd } from "./duel-end.tsx";
import { marksOf } from "./duel-seats.ts";
import { handWords, limitWords, pointsOf, scoreTold } from "./duel-words.ts";
import type { Playing } from "./playing.ts";
import { ReadyButton } from "./ready-button.tsx";

/** A duel with the other player at the table: a hand, or what is between two hands. */
export function DuelMatch({ duel, playing }: { duel: Duel; playing: Playing }) {
  const { standing } = playing;
  const limit = limitWords(standing, playing.name);
  const presence = presenceWords(playing);
  useSaid(limit, { about: `${standing.round} ${standing.hand}` });
  useSaid(presence);
  if (standing.phase === "playing") {
    const [other, me] = seatsOf(playing);
    return <MatchHand match={duel.table} other={{ ...other, words: presence || limit }} me={me} />;
  }
  if (standing.phase === "over") return <DuelEnd duel={duel} playing={playing} />;
  return <Between duel={duel} playing={playing} />;
}

/** The other's seat and one's own. */
function seatsOf({ beads, match, me, name, standing }: Playing): [SeatFacts, SeatFacts] {
  return [
    { name, marks: marksOf(match, standing, 1 - me), beads },
    { name: choices.value.name || t("challenge.you"), marks: marksOf(match, standing, me) },
  ];
}

const presenceWords = ({ isAway, isBroken, name }: Playing) =>
  isBroken ? t("duel.broken") : isAway ? t("duel.away", { name }) : "";

/** Before the first hand, and between two hands: the score, and what comes next. */
function Between({ duel, playing }: { duel: Duel; playing: Playing }) {
  const { match, me, standing } = playing;
  const { round, phase } = standing;
  const [other, own] = seatsOf(playing);
  const points = pointsOf({ match, me, round });
  const news = newsOf(playing);
  const presence = presenceWords(playing);
  useSaid(news, {
    about: `${round} ${standing.hand} ${phase}`,
  });
  return (
    <div class="page start duel">
      <Seat seat={{ ...other, words: presence }} />
      <div class="duel-middle">
        <h1 class="duel-score" tabIndex={-1}>
          <span class="unseen">{scoreTold(playing)}</span>
          <span aria-hidden="true">{t("duel.score", points)}</span>
        </h1>
        <p class="duel-news">{news}</p>
        {lastHand(playing) < 0 ? <BackHand /> : <Answer playing={playing} />}
      </div>
      <Seat seat={own} />
      {phase !== "waiting" && (
        <ReadyButton
          duel={duel}
          playing={playing}
          label={t(round + standing.hand > 0 ? "play.next" : "duel.ready")}
        />
      )}
      <button type="button" class="button" onClick={duel.leave}>
        {t("duel.leave")}
      </button>
      <EngineNotice />
    </div>
  );
}

/** The hand that was played last in this round; -1 before the first one. */
const lastHand = ({ standing }: Playing) =>
  standing.phase === "waiting" ? standing.hand : standing.hand - 1;

function newsOf(playing: Playing) {
  const { match, me, name, standing } = playing;
  const { round, hand, phase } = standing;
  if (phase === "waiting") {
    const { ending, tenths = 0 } = reportOf(match, round, hand, me) ?? {};
    if (ending === "solved") return t("duel.done", { name, time: tenthsTime(tenths) });
    return t("duel.waits", { name });
  }
  const last = lastHand(playing);
  return last < 0 ? t("duel.here", { name }) : handWords({ match, me, round, name, hand: last });
}

/** The answer that won the last hand, as a picture. */
function Answer({ playing }: { playing: Playing }) {
  const { match, standing, hands } = playing;
  const { round } = standing;
  const hand = lastHand(playing);
  const lastDeal = hands[hand];
  const [winner] = winnersOf(match, round, hand) ?? [];
  const text = winner === undefined ? "" : (reportOf(match, round, hand, winner)?.text ?? "");
  const { result } = useResult(
    async (signal) => {
      if (!lastDeal) return null;
      const { numbers, target } = lastDeal;
      if (text) return (await ask("check", { text, numbers, target }, { signal })).expression;
      return (await ask("solve", { numbers, target }, { signal })).solutions[0] ?? null;
    },
    [`${round} ${hand} ${text}`],
  );
  if (!result || !lastDeal || standing.phase === "waiting") return null;
  return <AnswerPicture expression={result} cards={lastDeal.cards} won={false} fresh={false} />;
}
