import { timeTaken } from "../core/duration.js";
import { listed, t } from "../core/i18n.js";
import { settings } from "../core/settings.js";
import { cardName } from "../core/words.js";
import { Face } from "../ui/cards/face.jsx";
import { LEVELS } from "./daily.js";

/** @import { Standing } from "./daily.js" */
/** @import { Query } from "../core/router.js" */
/** @import { Card, DailyHand, DailyLevel } from "../../engine/contract.d.ts" */

const FACE_DOWN = [null, null, null, null];

/**
 * The hands of a day; they lie face down until Python has dealt them.
 *
 * @param {object} props
 * @param {string} props.day
 * @param {DailyHand[] | null} props.hands
 * @param {Standing[]} props.standings
 * @param {(hand: DailyHand, query: Query) => string} props.linkTo the link that opens a hand
 */
export function DailyHands({ day, hands, standings, linkTo }) {
  return (
    <ol class="daily-hands" aria-label={t("daily.title")} aria-busy={!hands}>
      {LEVELS.map((level, place) => {
        const hand = hands?.[place];
        const link = hand && linkTo(hand, { daily: day });
        return (
          <DailyRow
            key={level}
            level={level}
            cards={hand?.cards ?? FACE_DOWN}
            standing={standings[place]}
            link={link}
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
function DailyRow({ level, cards, standing, link }) {
  const play = t(standing?.result === "open" ? "daily.play" : "daily.again");
  return (
    <li class="daily-hand" data-result={standing?.result}>
      <div class="daily-words">
        <h2>{t(`level.${level}`)}</h2>
        <p class="help-text">{standing ? inBrief(standing) : "…"}</p>
      </div>
      <span class="mini-hand" role="img" aria-label={listed(cards.map(cardName))}>
        {cards.map((card, place) => (
          <Face key={`${place}`} card={card} letters={settings.value.ranks === "letters"} />
        ))}
      </span>
      {link ? (
        <a
          class={standing?.result === "open" ? "button primary" : "button"}
          href={link}
          aria-label={t("daily.play.named", { play, level: t(`level.${level}`) })}
        >
          {play}
        </a>
      ) : (
        <span class="button" aria-hidden="true">
          …
        </span>
      )}
    </li>
  );
}

/** @param {Standing} standing */
function inBrief({ result, milliseconds, hints, wrong }) {
  const time = timeTaken(milliseconds);
  const begun = result === "open" && milliseconds > 0 ? "begun" : result;
  return [
    t(`daily.${begun}`, { time }),
    hints > 0 && t("daily.hints", { count: hints }),
    wrong > 0 && t("daily.wrong", { count: wrong }),
  ]
    .filter(Boolean)
    .join(" · ");
}
