import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { untilTomorrow } from "../core/day.js";
import { clockTime } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { renewToday } from "./today.js";

const SECOND = 1000;

/** The time until tomorrow's hands; a screen reader reads it when it is asked to, not as it ticks. */
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
