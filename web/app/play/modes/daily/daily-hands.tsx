import type { DailyHand, DailyLevel } from "../../../../engine/contract.d.ts";
import { timeTaken } from "../../../base/time/duration.ts";
import { Fan } from "../../../base/ui/cards/fan.tsx";
import { NumeralText } from "../../../base/ui/cards/numeral-text.tsx";
import { TargetFace } from "../../../base/ui/twentyfour/target-face.tsx";
import { cardName } from "../../../base/words/card-words.ts";
import { listed, t } from "../../../base/words/i18n.ts";
import { isBegun, type Standing } from "../../../player/history/standing.ts";
import { Star } from "../../../player/lists/star.tsx";
import { LEVELS } from "./daily.ts";

/** The hands of a day. Each is face down until the player begins it; 24 takes its place when solved. */
export function DailyHands({
  hands,
  standings,
  linkTo,
  busy,
}: {
  hands: DailyHand[] | null;
  standings: Standing[];
  /** Returns the link that opens a hand. */
  linkTo: (hand: DailyHand) => string;
  /** Whether the hands are still to come. */
  busy: boolean;
}) {
  return (
    <ol class="daily-hands" aria-label={t("daily.title")} aria-busy={busy}>
      {LEVELS.map((level, place) => (
        <HandOfDay
          key={level}
          level={level}
          standing={standings[place]}
          hand={hands?.[place]}
          linkTo={linkTo}
        />
      ))}
    </ol>
  );
}

function HandOfDay({
  level,
  standing,
  hand,
  linkTo,
}: {
  level: DailyLevel;
  standing: Standing | undefined;
  hand: DailyHand | undefined;
  linkTo: (hand: DailyHand) => string;
}) {
  const known = standing && isBegun(standing) ? hand : undefined;
  const name = t(`level.${level}`);
  const isSolved = standing?.result === "solved";
  return (
    <li class="daily-hand" data-result={standing?.result}>
      <h2 class={isSolved ? "unseen" : undefined}>{name}</h2>
      <span
        class="hand-fan"
        role="img"
        aria-label={known ? listed(known.cards.map(cardName)) : t("daily.facedown")}
      >
        {isSolved ? (
          <span>
            <TargetFace />
          </span>
        ) : (
          <Fan cards={known?.cards} />
        )}
      </span>
      {standing && <p class="unseen">{inBrief(standing)}</p>}
      {standing && known && (
        <span class="daily-time" aria-hidden="true">
          <NumeralText text={timeTaken(standing.milliseconds)} size={isSolved ? 34 : 20} />
        </span>
      )}
      {hand && (
        <a class="cover-link" href={linkTo(hand)}>
          <span class="unseen">
            {t("daily.play.named", { play: t(actionOf(standing)), level: name })}
          </span>
        </a>
      )}
      <span class="level-line">
        <LevelDots level={level} />
        {known && <Star hand={known} named />}
      </span>
      {standing && known && (
        <small aria-hidden="true">
          {joined(standing.result === "shown" && t("daily.shown"), ...mishaps(standing))}
        </small>
      )}
    </li>
  );
}

/** One to three filled dots. The name of the level says the same. */
export const LevelDots = ({ level }: { level: DailyLevel }) => (
  <span class="level-dots" aria-hidden="true">
    {LEVELS.map((each, place) => (
      <i key={each} data-filled={place <= LEVELS.indexOf(level) || undefined} />
    ))}
  </span>
);

function actionOf(standing: Standing | undefined) {
  if (!standing || !isBegun(standing)) return "daily.play";
  return standing.result === "open" ? "daily.go-on" : "daily.again";
}

/** The result of a hand in words. The page shows it as a time and remarks. */
function inBrief(standing: Standing) {
  const { result, milliseconds } = standing;
  const state = result === "open" && isBegun(standing) ? "begun" : result;
  return joined(t(`daily.${state}`, { time: timeTaken(milliseconds) }), ...mishaps(standing));
}

const mishaps = ({ hints, wrong }: Standing) => [
  hints > 0 && t("daily.hints", { count: hints }),
  wrong > 0 && t("daily.wrong", { count: wrong }),
];

const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(" · ");
