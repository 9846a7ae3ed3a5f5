import { timeTaken } from "../core/duration.js";
import { listed, t } from "../core/i18n.js";
import { settings } from "../core/settings.js";
import { cardName } from "../core/words.js";
import { isBegun } from "../history/standing.js";
import { Face } from "../ui/cards/face.jsx";
import { LEVELS } from "./daily.js";

/** @import { Standing } from "../history/standing.js" */
/** @import { Card, DailyHand, DailyLevel } from "../../engine/contract.d.ts" */

const FACE_DOWN = [null, null, null, null];

/**
 * The hands of a day; each lies face down until the player has begun it.
 *
 * @param {object} props
 * @param {DailyHand[] | null} props.hands
 * @param {Standing[]} props.standings
 * @param {(hand: DailyHand) => string} props.linkTo the link that opens a hand
 */
export function DailyHands({ hands, standings, linkTo }) {
  return (
    <ol class="daily-hands" aria-label={t("daily.title")} aria-busy={!hands}>
      {LEVELS.map((level, place) => {
        const hand = hands?.[place];
        return (
          <HandOfDay
            key={level}
            level={level}
            cards={hand?.cards ?? FACE_DOWN}
            standing={standings[place]}
            link={hand && linkTo(hand)}
          />
        );
      })}
    </ol>
  );
}

/**
 * @param {object} props
 * @param {DailyLevel} props.level
 * @param {(Card | null)[]} props.cards
 * @param {Standing | undefined} props.standing
 * @param {string | undefined} props.link
 */
function HandOfDay({ level, cards, standing, link }) {
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
          <Face
            key={`${place}`}
            card={known ? card : null}
            letters={settings.value.ranks === "letters"}
          />
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
    </li>
  );
}

/** @param {Standing | undefined} standing */
function actionOf(standing) {
  if (!standing || !isBegun(standing)) return "daily.play";
  return standing.result === "open" ? "daily.go-on" : "daily.again";
}

/** @param {Standing} standing */
function inBrief(standing) {
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
