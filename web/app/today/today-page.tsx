import { ClosestOfDay } from "../closest/closest-of-day.tsx";
import type { PageProps } from "../core/mode.ts";
import { DailyPage } from "../daily/daily-page.tsx";

/** What there is to play today: the daily hands, and the numbers of closest counts. */
export const TodayPage = (props: PageProps) => (
  <DailyPage {...props}>
    <ClosestOfDay />
  </DailyPage>
);
