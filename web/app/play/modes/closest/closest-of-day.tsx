import { href } from "../../../base/address/router.ts";
import { today } from "../../../base/time/today.ts";
import { t } from "../../../base/words/i18n.ts";
import { ofDay, puzzleQuery } from "./puzzle-link.ts";
import { dayStreak, firstResult } from "./results.ts";
import { Stars } from "./stars.tsx";

/** The link to today's numbers or to their result, and the days in a row. */
export function ClosestOfDay() {
  const day = today.value;
  const streak = dayStreak(day);
  const ended = firstResult(ofDay(day));
  return (
    <section class="sheet" aria-labelledby="closest-today">
      <h2 id="closest-today">{t("closest.today")}</h2>
      {ended && <Stars count={ended.stars} />}
      {streak > 0 && <p>{t("closest.streak", { count: streak })}</p>}
      <a class="button" href={href("closest", puzzleQuery(ofDay(day)))}>
        {t(ended ? "closest.today.again" : "closest.today.play")}
      </a>
    </section>
  );
}
