import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import {
  addDays,
  addMonths,
  FIRST_DAY,
  inWords,
  weekdayOf,
  weeksOf,
} from "../../../base/time/dates.ts";
import { IconButton } from "../../../base/ui/buttons/icon-button.tsx";
import { dateTag } from "../../../base/words/date-tag.ts";
import { direction, t } from "../../../base/words/i18n.ts";
import { say } from "../../../base/words/say.ts";
import { dayName, firstWeekday, solvedCount } from "./calendar.ts";
import { DayRing } from "./day-ring.tsx";

/** A month of days. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function Month({
  day,
  today,
  onChoose,
}: {
  day: string;
  today: string;
  onChoose: (day: string) => void;
}) {
  const at = useSignal(day);
  const moved = useRef(false);
  const current = useRef<HTMLButtonElement | null>(null);
  const first = firstWeekday();

  useLayoutEffect(() => {
    at.value = day;
  }, [day]);
  useLayoutEffect(() => {
    if (moved.current) current.current?.focus();
    moved.current = false;
  }, [at.value]);

  function move(wanted: string) {
    at.value = wanted < FIRST_DAY ? FIRST_DAY : wanted > today ? today : wanted;
  }

  function turn(months: number) {
    move(addMonths(at.value, months));
    say(monthOf(at.value));
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = destination(event.key, at.value, first);
    if (!to) return;
    event.preventDefault();
    moved.current = true;
    move(to);
  }

  return (
    <div class="month">
      <header class="calendar-head">
        <IconButton
          icon="before"
          label={t("daily.month.before")}
          onClick={() => turn(-1)}
          aria-disabled={at.value.slice(0, 7) === FIRST_DAY.slice(0, 7)}
        />
        <b id="calendar-month">{monthOf(at.value)}</b>
        <IconButton
          icon="after"
          label={t("daily.month.after")}
          onClick={() => turn(1)}
          aria-disabled={at.value.slice(0, 7) === today.slice(0, 7)}
        />
      </header>
      <table aria-labelledby="calendar-month">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, place) => (
              <Weekday key={`${place}`} weekday={((first - 1 + place) % 7) + 1} />
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at.value, first).map((week, row) => (
            <tr key={`${row}`}>
              {week.map((each, place) => (
                <td key={`${place}`}>
                  {each && (
                    <button
                      type="button"
                      class="calendar-day"
                      ref={each === at.value ? current : null}
                      tabIndex={each === at.value ? 0 : -1}
                      disabled={each < FIRST_DAY || each > today}
                      aria-current={each === today ? "date" : undefined}
                      data-today={each === today || undefined}
                      aria-pressed={each === day}
                      aria-label={dayName(each)}
                      onClick={() => onChoose(each)}
                      onKeyDown={onKeyDown}
                    >
                      <DayRing day={each} solved={solvedCount(each)} />
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const monthOf = (day: string) => inWords(day, dateTag.value, { year: "numeric", month: "long" });

function Weekday({ weekday }: { weekday: number }) {
  const monday = "2026-06-01";
  const day = addDays(monday, weekday - 1);
  return (
    <th scope="col" abbr={inWords(day, dateTag.value, { weekday: "long" })}>
      {inWords(day, dateTag.value, { weekday: "narrow" })}
    </th>
  );
}

/** The day that a key moves to; null for other keys. */
function destination(key: string, day: string, first: number) {
  const past = (weekdayOf(day) - first + 7) % 7;
  const onward = direction.value === "rtl" ? -1 : 1;
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -onward);
    case "ArrowRight":
      return addDays(day, onward);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -past);
    case "End":
      return addDays(day, 6 - past);
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return null;
  }
}
