import { useRef } from "preact/hooks";
import { timeTaken } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { techniqueName } from "../core/techniques.js";
import { nameOf } from "../history/played.js";
import { useLostFocus } from "../ui/lost-focus.js";
import { ShareButton } from "../ui/sharing/share-button.jsx";
import { useResult } from "../ui/use-result.js";
import { Countdown } from "./countdown.jsx";
import { endedOn, handsOf, standingOf } from "./daily.js";
import { numberOf } from "./daily-dates.js";
import { dayText } from "./daily-share.js";
import { StreakCount } from "./streak.jsx";
import { today } from "./today.js";

/** @import { Standing } from "../history/standing.js" */

/**
 * The end of a day, on the table: how its hands went, the streak, when the next come, and what the
 * player can do now.
 *
 * @param {{day: string, onPlayOn: () => void}} props
 */
export function DailyEnding({ day, onPlayOn }) {
  const { result: hands } = useResult(() => handsOf(day), [day]);
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  const ready = hands !== undefined;
  useLostFocus(heading, [ready]);
  if (!hands) return null;
  const ended = endedOn.value.get(day);
  const standings = hands.map(({ numbers }) => standingOf(day, numbers));
  const isToday = day === today.value;
  return (
    <section class="controls daily-ending" aria-labelledby="day-done">
      <h2 id="day-done" ref={heading} tabIndex={-1}>
        {t("daily.done", { number: numberOf(day) })}
      </h2>
      <ol class="daily-results">
        {hands.map(({ level, numbers }, place) => {
          const standing = standings[place];
          const technique = ended?.get(nameOf(numbers))?.technique;
          return (
            standing && (
              <li key={level} data-result={standing.result}>
                <b>{t(`level.${level}`)}</b>
                <span>{standing.result === "shown" ? "–" : timeTaken(standing.milliseconds)}</span>
                <small>{remarks(standing, technique?.code)}</small>
              </li>
            )
          );
        })}
      </ol>
      {isToday && (
        <div class="daily-prospect">
          <StreakCount today={day} />
          <Countdown />
        </div>
      )}
      <div class="ending-actions">
        <ShareButton text={dayText(day, standings)} label={t("daily.share")} primary />
        <button type="button" class="button" onClick={onPlayOn}>
          {t("daily.play-on")}
        </button>
        {!isToday && (
          <a class="button" href={href("daily", { date: day })}>
            {t("daily.back")}
          </a>
        )}
      </div>
    </section>
  );
}

/**
 * What was special about a hand: that it was given up, hints, wrong answers, or how it was solved.
 *
 * @param {Standing} standing
 * @param {string | undefined} technique
 */
function remarks({ result, hints, wrong }, technique) {
  if (result === "shown") return t("daily.shown");
  return [
    hints > 0 && t("daily.hints", { count: hints }),
    wrong > 0 && t("daily.wrong", { count: wrong }),
    technique && techniqueName(technique),
  ]
    .filter(Boolean)
    .join(" · ");
}
