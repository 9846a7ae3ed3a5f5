import { signal } from "@preact/signals";
import { dayOf, untilTomorrow } from "../core/day.js";

/** The player's day, such as 2026-11-21. */
export const today = signal(dayOf());

/** Finds out what day it is. */
export function renewToday() {
  today.value = dayOf();
}

/** Renews the day at midnight, and when the player looks at the page again. */
export function followToday() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  function follow() {
    renewToday();
    clearTimeout(timer);
    timer = setTimeout(follow, untilTomorrow());
  }
  document.addEventListener("visibilitychange", follow);
  follow();
}
