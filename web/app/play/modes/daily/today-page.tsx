import type { PageProps } from "../../mode.ts";
import { ClosestOfDay } from "../closest/closest-of-day.tsx";
import { DailyPage } from "./daily-page.tsx";

/** What there is to play today: the daily hands, and the numbers of closest counts. */
export const TodayPage = (props: PageProps) => (
  <DailyPage {...props}>
    <ClosestOfDay />
  </DailyPage>
);
