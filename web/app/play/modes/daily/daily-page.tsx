import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { DailyHand } from "../../../../engine/contract.d.ts";
import { type Query, route } from "../../../base/address/router.ts";
import { useTwoColumns } from "../../../base/browser/media.ts";
import { isDay } from "../../../base/time/dates.ts";
import { today } from "../../../base/time/today.ts";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { t } from "../../../base/words/i18n.ts";
import { EndedHands } from "../../../player/replay/ended-hands.tsx";
import type { Unfinished } from "../../mode.ts";
import { Countdown } from "./countdown.tsx";
import { endedOn, handsOf, isDone, standingWith } from "./daily.ts";
import { DailyHands } from "./daily-hands.tsx";
import { DailyProgress } from "./daily-progress.tsx";
import { DayHead } from "./day-head.tsx";
import { OtherDays, OtherDaysButton } from "./other-days.tsx";
import { ReminderButton } from "./reminder-button.tsx";
import { Repair, StreakCount } from "./streak-view.tsx";
import { Week } from "./week.tsx";

/** The three hands of a day with their results, and the links to other days. */
export function DailyPage({
  link,
  unfinished,
  children,
}: {
  link: (hand: DailyHand, query: Query) => string;
  /** The hand that is on the table. */
  unfinished: ReadonlySignal<Unfinished | null>;
  /** Shown next to the hands, or below them. */
  children?: ComponentChildren;
}) {
  const now = today.value;
  const wide = useTwoColumns();
  const { date = "" } = route.value.query;
  const day = isDay(date) ? date : now;
  const { result: hands = null, failure } = useResult(() => handsOf(day), [day]);
  const standings = hands?.map(({ numbers }) => standingWith(unfinished.value, day, numbers)) ?? [];
  const ofDay = {
    hands,
    standings,
    linkTo: (hand: DailyHand) => link(hand, { daily: day }),
  };
  const ofPage = { day, today: now };
  return (
    <div class="page start daily">
      <header class="start-head">
        <DayHead {...ofPage} standings={standings} />
        <div class="day-tools">
          <ReminderButton />
          {!wide && <OtherDaysButton {...ofPage} />}
        </div>
      </header>
      <div class="daily-day">
        <DailyHands {...ofDay} busy={!hands && !failure} />
        <div class="day-actions">
          <DailyProgress day={day} {...ofDay} />
          {day === now && isDone(day) && <Countdown />}
        </div>
        {!wide && <Week {...ofPage} />}
        <div class="streak-lines">
          <StreakCount today={now} />
          <Repair {...ofPage} />
        </div>
        <EndedHands hands={[...(endedOn.value.get(day)?.values() ?? [])]} />
      </div>
      <div class="daily-side">
        {wide && (
          <section class="other-days" aria-label={t("daily.archive")}>
            <OtherDays {...ofPage} />
          </section>
        )}
        {children}
      </div>
      {!hands && (
        <div class="page-notice">
          {failure ? <FailureNotice error={failure} /> : <EngineNotice />}
        </div>
      )}
    </div>
  );
}
