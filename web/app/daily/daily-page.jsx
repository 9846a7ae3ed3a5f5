import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { dayOf } from "../core/day.js";
import { EngineError } from "../core/engine.js";
import { locale, t } from "../core/i18n.js";
import { go, route } from "../core/router.js";
import { EngineNotice } from "../ui/engine-notice.jsx";
import { FailureNotice } from "../ui/failure-notice.jsx";
import { ShareButton } from "../ui/share-button.jsx";
import { handsOf, standingOf, streakAt } from "./daily.js";
import { inWords, isDay } from "./daily-dates.js";
import { DailyHands } from "./daily-hands.jsx";
import { dayText } from "./daily-share.js";
import { Month } from "./month.jsx";

/** @import { DailyHand } from "../../engine/contract.d.ts" */
/** @import { Query } from "../core/router.js" */

/**
 * A day's three hands with their results, and the links to other days.
 *
 * @param {{linkTo: (hand: DailyHand, query: Query) => string}} props
 */
export function DailyPage({ linkTo }) {
  const today = dayOf();
  const { date = "" } = route.value.query;
  const day = isDay(date) ? date : today;
  const hands = useSignal(/** @type {DailyHand[] | null} */ (null));
  const fault = useSignal(/** @type {EngineError | null} */ (null));

  useEffect(() => {
    let here = true;
    hands.value = null;
    fault.value = null;
    handsOf(day).then(
      (known) => {
        if (here) hands.value = known;
      },
      (error) => {
        if (!(error instanceof EngineError)) throw error;
        if (here) fault.value = error;
      },
    );
    return () => {
      here = false;
    };
  }, [day]);

  const standings = hands.value?.map(({ numbers }) => standingOf(day, numbers)) ?? [];
  const begun = standings.some(({ result }) => result !== "open");
  const streak = streakAt(today);
  return (
    <div class="page daily">
      <article class="sheet">
        <header class="daily-head">
          <h1 tabIndex={-1}>{t("daily.title")}</h1>
          <p class="daily-day">
            <b>{inWords(day, locale.value, { dateStyle: "full" })}</b>
          </p>
          <p class="help-text">
            {streak ? t("daily.streak", { count: streak }) : t("daily.streak.none")}
          </p>
        </header>
        <DailyHands day={day} hands={hands.value} standings={standings} linkTo={linkTo} />
        {begun && <ShareButton text={dayText(day, standings)} label={t("daily.share")} primary />}
      </article>
      <section class="sheet daily-archive" aria-labelledby="archive">
        <h2 id="archive">{t("daily.archive")}</h2>
        <Month day={day} today={today} onChoose={(chosen) => go("daily", { date: chosen })} />
      </section>
      {!hands.value && (
        <div class="daily-notice">
          {fault.value ? <FailureNotice error={fault.value} /> : <EngineNotice />}
        </div>
      )}
    </div>
  );
}
