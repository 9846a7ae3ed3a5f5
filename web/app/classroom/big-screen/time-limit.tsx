import { type Query, route } from "../../base/address/router.ts";
import { clockTime } from "../../base/time/duration.ts";
import { t } from "../../base/words/i18n.ts";

/** The time limits of a hand to choose from, in seconds; 0 is none. */
const CHOICES = [0, 30, 60, 90, 120, 180, 300, 600];
const MOST = 3600;

/** The time for a hand that a link allows, in seconds; 0 without a limit. */
export const secondsOf = ({ seconds = "" }: Query) =>
  /^\d{1,4}$/.test(seconds) ? Math.min(Number(seconds), MOST) : 0;

/** The time for a hand in milliseconds. */
export const limitOf = () => secondsOf(route.value.query) * 1000 || Number.POSITIVE_INFINITY;

export function TimeLimit({
  seconds,
  onChange,
}: {
  seconds: number;
  onChange: (seconds: number) => void;
}) {
  const choices = [...new Set([...CHOICES, seconds])].sort((a, b) => a - b);
  return (
    <div class="sheet-form">
      <label>
        {t("big-screen.limit")}
        <select
          class="box"
          value={`${seconds}`}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {choices.map((each) => (
            <option key={each} value={`${each}`}>
              {each ? clockTime(each * 1000) : t("sets.minutes.none")}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
