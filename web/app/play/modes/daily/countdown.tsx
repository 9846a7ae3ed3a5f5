import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { untilTomorrow } from "../../../base/time/day.ts";
import { clockTime } from "../../../base/time/duration.ts";
import { renewToday } from "../../../base/time/today.ts";
import { t } from "../../../base/words/i18n.ts";

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
