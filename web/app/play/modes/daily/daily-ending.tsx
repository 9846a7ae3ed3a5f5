import { useRef } from "preact/hooks";
import { href } from "../../../base/address/router.ts";
import { numberOf } from "../../../base/time/dates.ts";
import { timeTaken } from "../../../base/time/duration.ts";
import { today } from "../../../base/time/today.ts";
import { NumeralText } from "../../../base/ui/cards/numeral-text.tsx";
import { useLostFocus } from "../../../base/ui/input/lost-focus.ts";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import { techniqueName } from "../../../base/words/techniques.ts";
import type { Standing } from "../../../player/history/standing.ts";
import { EndedHands } from "../../../player/replay/ended-hands.tsx";
import { cardsName } from "../../../table/hand/played.ts";
import { Countdown } from "./countdown.tsx";
import { endedOn, handsOf, standingOf } from "./daily.ts";
import { dayShare } from "./daily-share.ts";
import { StreakCount } from "./streak-view.tsx";

/**
 * The end of a day, shown on the table: its results, the streak, when the next hands come, and what
 * the player can do now.
 */
export function DailyEnding({ day, onPlayOn }: { day: string; onPlayOn: () => void }) {
  const { result: hands } = useResult(() => handsOf(day), [day]);
  const heading = useRef<HTMLHeadingElement | null>(null);
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
          const technique = ended?.get(cardsName(numbers))?.technique;
          return (
            standing && (
              <li key={level} data-result={standing.result}>
                <b>{t(`level.${level}`)}</b>
                <NumeralText
                  text={standing.result === "shown" ? "–" : timeTaken(standing.milliseconds)}
                  size={20}
                />
                <small>{remarks(standing, technique?.code)}</small>
              </li>
            )
          );
        })}
      </ol>
      <EndedHands hands={[...(ended?.values() ?? [])]} />
      {isToday && (
        <div class="daily-prospect">
          <StreakCount today={day} />
          <Countdown />
        </div>
      )}
      <div class="day-actions">
        <ShareButton {...dayShare(day, standings)} label={t("daily.share")} primary />
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
 * What is special about a hand: that it was given up, its hints and wrong answers, or how it was
 * solved.
 */
function remarks({ result, hints, wrong }: Standing, technique: string | undefined) {
  if (result === "shown") return t("daily.shown");
  return [
    hints > 0 && t("daily.hints", { count: hints }),
    wrong > 0 && t("daily.wrong", { count: wrong }),
    technique && techniqueName(technique),
  ]
    .filter(Boolean)
    .join(" · ");
}
