import { formatTag, t } from "../core/i18n.js";
import { go, route } from "../core/router.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useResult } from "../ui/use-result.js";
import { Countdown } from "./countdown.jsx";
import { handsOf, standingWith } from "./daily.js";
import { inWords, isDay, numberOf } from "./daily-dates.js";
import { DailyHands } from "./daily-hands.jsx";
import { DailyProgress } from "./daily-progress.jsx";
import { Month } from "./month.jsx";
import { StreakCount, StreakRule } from "./streak.jsx";
import { today } from "./today.js";

/** @import { Unfinished } from "./daily.js" */
/** @import { DailyHand } from "../../engine/contract.d.ts" */
/** @import { Query } from "../core/router.js" */

/**
 * A day's three hands with their results, and the links to other days.
 *
 * @param {object} props
 * @param {(hand: DailyHand, query: Query) => string} props.link
 * @param {import("@preact/signals").ReadonlySignal<Unfinished | null>} props.unfinished the hand that
 *   lies on the table
 */
export function DailyPage({ link, unfinished }) {
  const now = today.value;
  const { date = "" } = route.value.query;
  const day = isDay(date) ? date : now;
  const { result: hands = null, failure } = useResult(() => handsOf(day), [day]);
  const standings = hands?.map(({ numbers }) => standingWith(unfinished.value, day, numbers)) ?? [];
  const ofDay = {
    hands,
    standings,
    /** @param {DailyHand} hand */
    linkTo: (hand) => link(hand, { daily: day }),
  };
  return (
    <div class="page daily">
      <article class="sheet daily-day">
        <header class="daily-head">
          <h1 tabIndex={-1}>{t("daily.title")}</h1>
          <p>
            <b>{inWords(day, formatTag.value, { dateStyle: "full" })}</b>{" "}
            <span class="day-number">#{numberOf(day)}</span>
          </p>
          <StreakCount today={now} />
        </header>
        <DailyHands {...ofDay} />
        <div class="daily-progress">
          <DailyProgress day={day} {...ofDay} />
          {day === now && <Countdown />}
        </div>
        <StreakRule day={day} today={now} />
      </article>
      <section class="sheet daily-archive" aria-labelledby="archive">
        <h2 id="archive">{t("daily.archive")}</h2>
        <Month day={day} today={now} onChoose={(chosen) => go("daily", { date: chosen })} />
      </section>
      {!hands && (
        <div class="page-notice">
          {failure ? <FailureNotice error={failure} /> : <EngineNotice />}
        </div>
      )}
    </div>
  );
}
