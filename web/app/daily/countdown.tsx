import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { untilTomorrow } from "../core/day.ts";
import { clockTime } from "../core/duration.ts";
import { t } from "../core/i18n.ts";
import { renewToday } from "./today.ts";

const SECOND = 1000;

/** The time until tomorrow's hands. A screen reader reads it on request, not as it ticks. */
export function Countdown() {
  const left = useSignal(untilTomorrow());
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = untilTomorrow();
      renewToday();
    }, SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="countdown help-text" role="timer">
      {t("daily.tomorrow", { time: clockTime(left.value) })}
    </p>
  );
}
