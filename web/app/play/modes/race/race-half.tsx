import { DEFAULT_TARGET } from "../../../base/address/hand-query.ts";
import { Face } from "../../../base/ui/cards/face.tsx";
import { cardName } from "../../../base/words/card-words.ts";
import { t } from "../../../base/words/i18n.ts";
import { number } from "../../../base/words/pretty.ts";
import type { Race } from "./race.ts";
import { RaceAnswer } from "./race-answer.tsx";
import { RaceBuzzer } from "./race-buzzer.tsx";
import type { Side } from "./race-state.ts";
import { playerName, sideKind, sideWords, solutionText } from "./race-words.ts";

const FACE_DOWN = [null, null, null, null];

/** One player's half of the screen. */
export function RaceHalf({ race, side }: { race: Race; side: Side }) {
  const { phase, by, deal, point, scores } = race.state.value;
  const cards = deal?.cards ?? FACE_DOWN;
  const answering = phase === "answering" && by === side;
  return (
    <section
      class="race-half"
      aria-label={playerName(side)}
      data-side={side}
      data-active={answering || undefined}
      data-point={point === side || undefined}
    >
      <div class="race-line">
        <b class="race-score" aria-label={t("race.score", { count: scores[side] })} role="img">
          {scores[side]}
        </b>
        <p class="race-says" data-kind={sideKind(race, side)}>
          {sideWords(race, side)}
        </p>
        {deal && deal.target !== DEFAULT_TARGET && (
          <b>{t("play.goal", { target: number(deal.target) })}</b>
        )}
        <span class="race-time" role="timer">
          {phase === "answering" ? race.left.value : race.headStart.value || null}
        </span>
      </div>
      {answering ? (
        <RaceAnswer table={race.table} />
      ) : (
        <>
          <div class="race-cards" style={{ "--count": cards.length }}>
            {cards.map((card, place) => (
              <span key={`${place}`} class="race-card" role="img" aria-label={cardName(card)}>
                <Face card={card} />
              </span>
            ))}
          </div>
          {phase === "decided" || phase === "over" ? (
            <Result race={race} />
          ) : (
            <RaceBuzzer race={race} side={side} />
          )}
        </>
      )}
    </section>
  );
}

function Result({ race }: { race: Race }) {
  const over = race.state.value.phase === "over";
  return (
    <div class="race-result">
      <p class="race-solution">{solutionText(race)}</p>
      <div class="race-actions">
        <button type="button" class="button" onClick={race.end}>
          {t("race.end")}
        </button>
        <button type="button" class="button primary" onClick={over ? race.start : race.deal}>
          {t(over ? "race.again" : "race.next-hand")}
        </button>
      </div>
    </div>
  );
}
