import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { DailyHand } from "../../../../engine/contract.d.ts";
import { go, type Query, route } from "../../../base/address/router.ts";
import { today } from "../../../base/time/today.ts";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { useResult } from "../../../base/ui/use-result.ts";
import { formatTag, t } from "../../../base/words/i18n.ts";
import { EndedHands } from "../../../player/replay/ended-hands.tsx";
import type { Unfinished } from "../../mode.ts";
import { Countdown } from "./countdown.tsx";
import { endedOn, handsOf, standingWith } from "./daily.ts";
import { inWords, isDay, numberOf } from "./daily-dates.ts";
import { DailyHands } from "./daily-hands.tsx";
import { DailyProgress } from "./daily-progress.tsx";
import { Month } from "./month.tsx";
import { ReminderButton } from "./reminder-button.tsx";
import { StreakCount, StreakRule } from "./streak-view.tsx";

/** The three hands of a day with their results, and the links to other days. */
export function DailyPage({
  link,
  unfinished,
  children,
}: {
  link: (hand: DailyHand, query: Query) => string;
  /** The hand that is on the table. */
  unfinished: ReadonlySignal<Unfinished | null>;
  /** Shown between the hands and the other days. */
  children?: ComponentChildren;
}) {
  const now = today.value;
  const { date = "" } = route.value.query;
  const day = isDay(date) ? date : now;
  const { result: hands = null, failure } = useResult(() => handsOf(day), [day]);
  const standings = hands?.map(({ numbers }) => standingWith(unfinished.value, day, numbers)) ?? [];
  const ofDay = {
    hands,
    standings,
    linkTo: (hand: DailyHand) => link(hand, { daily: day }),
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
        <DailyHands {...ofDay} busy={!hands && !failure} />
        <div class="daily-progress">
          <DailyProgress day={day} {...ofDay} />
          {day === now && <Countdown />}
        </div>
        <EndedHands hands={[...(endedOn.value.get(day)?.values() ?? [])]} />
        <StreakRule day={day} today={now} />
        <ReminderButton />
      </article>
      {children}
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
