import type { Card, DailyHand, DailyLevel } from "../../../../engine/contract.d.ts";
import { timeTaken } from "../../../base/time/duration.ts";
import { Face } from "../../../base/ui/cards/face.tsx";
import { cardName } from "../../../base/words/card-words.ts";
import { listed, t } from "../../../base/words/i18n.ts";
import { isBegun, type Standing } from "../../../player/history/standing.ts";
import { Star } from "../../../player/lists/star.tsx";
import { LEVELS } from "./daily.ts";

const FACE_DOWN = [null, null, null, null];

/** The hands of a day. Each is face down until the player begins it. */
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
      {LEVELS.map((level, place) => {
        const hand = hands?.[place];
        return (
          <HandOfDay
            key={level}
            level={level}
            cards={hand?.cards ?? FACE_DOWN}
            standing={standings[place]}
            link={hand && linkTo(hand)}
            hand={hand}
          />
        );
      })}
    </ol>
  );
}

function HandOfDay({
  level,
  cards,
  standing,
  link,
  hand,
}: {
  level: DailyLevel;
  cards: (Card | null)[];
  standing: Standing | undefined;
  link: string | undefined;
  hand: DailyHand | undefined;
}) {
  const known = standing && isBegun(standing);
  const name = t(`level.${level}`);
  const action = t(actionOf(standing));
  return (
    <li class="daily-hand" data-result={standing?.result}>
      <h2>{name}</h2>
      <span
        class="mini-hand"
        role="img"
        aria-label={known ? listed(cards.map(cardName)) : t("daily.facedown")}
      >
        {cards.map((card, place) => (
          <Face key={`${place}`} card={known ? card : null} />
        ))}
      </span>
      <p class="help-text">{standing ? inBrief(standing) : "…"}</p>
      {link ? (
        <a
          class="daily-link"
          href={link}
          aria-label={t("daily.play.named", { play: action, level: name })}
        >
          {action}
        </a>
      ) : (
        <span class="daily-link" aria-hidden="true">
          …
        </span>
      )}
      {known && hand && <Star hand={hand} named />}
    </li>
  );
}

function actionOf(standing: Standing | undefined) {
  if (!standing || !isBegun(standing)) return "daily.play";
  return standing.result === "open" ? "daily.go-on" : "daily.again";
}

function inBrief(standing: Standing) {
  const { result, milliseconds, hints, wrong } = standing;
  const state = result === "open" && isBegun(standing) ? "begun" : result;
  return [
    t(`daily.${state}`, { time: timeTaken(milliseconds) }),
    hints > 0 && t("daily.hints", { count: hints }),
    wrong > 0 && t("daily.wrong", { count: wrong }),
  ]
    .filter(Boolean)
    .join(" · ");
}
