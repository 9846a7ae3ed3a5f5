import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { sentences, t } from "../../../base/words/i18n.ts";
import { reportOf, winnersOf } from "../../match/standing.ts";
import { MatchResults } from "../../seats/match-results.tsx";
import type { ResultHand } from "../../seats/results.ts";
import type { Duel } from "./duel.ts";
import { choices } from "./duel-choices.ts";
import { endWords, pointsOf, scoreTold } from "./duel-words.ts";
import type { Playing } from "./playing.ts";
import { ReadyButton } from "./ready-button.tsx";

/** The end of a round: who has won, and how each hand went. */
export function DuelEnd({ duel, playing }: { duel: Duel; playing: Playing }) {
  const { hands, match, me, name, standing } = playing;
  const { round } = standing;
  const words = endWords({ match, me, round, name });
  const { mine, theirs } = pointsOf({ match, me, round });
  useSaid(sentences(words, scoreTold(playing)), { about: round });
  const results = hands.map(({ cards, numbers, target }, hand): ResultHand => {
    const [own, other] = [me, 1 - me].map((by) => {
      const report = reportOf(match, round, hand, by);
      return report && { ...report, trail: "" };
    });
    const winners = (winnersOf(match, round, hand) ?? []).map((by) => (by === me ? 0 : 1));
    return { cards, numbers, target, winners, results: [own ?? null, other ?? null] };
  });
  return (
    <div class="page start duel">
      <h1 tabIndex={-1}>{words}</h1>
      <MatchResults
        names={[choices.value.name || t("challenge.you"), name]}
        points={[mine, theirs]}
        hands={results}
      />
      <ReadyButton duel={duel} playing={playing} label={t("duel.rematch")} />
      <button type="button" class="button" onClick={duel.leave}>
        {t("duel.leave")}
      </button>
    </div>
  );
}
