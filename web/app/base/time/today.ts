import { signal } from "@preact/signals";
import { dayOf, untilTomorrow } from "./day.ts";

/** The player's day, such as 2026-11-21. */
export const today = signal(dayOf());

/** Updates the signal to the current day. */
export function renewToday() {
  today.value = dayOf();
}

/** Updates the day at midnight, and when the page becomes visible again. */
export function followToday() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function follow() {
    renewToday();
    clearTimeout(timer);
    timer = setTimeout(follow, untilTomorrow());
  }
  document.addEventListener("visibilitychange", follow);
  follow();
}
