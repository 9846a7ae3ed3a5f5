import { dayOf } from "../../base/time/day.ts";
import { Figure } from "../../base/ui/charts/figure.tsx";
import { Line } from "../../base/ui/charts/line.tsx";
import { t } from "../../base/words/i18n.ts";
import type { Change } from "../../player/strength/estimate.ts";
import { gradeWords } from "../../player/strength/grade.ts";
import { changes, FINDING, highestOf, strength } from "../../player/strength/strength.ts";
import { dated } from "./labels.ts";

/** The graph shows this many of the last hands. */
const SHOWN = 500;

/** The change of the player's strength, hand by hand; empty while the strength is unknown. */
export function Strength() {
  const all = changes.value ?? [];
  const shown = strength.value === null ? [] : all.slice(FINDING - 1).slice(-SHOWN);
  const [first, last] = [shown.at(0), shown.at(-1)];
  if (!first || !last || first === last) return null;
  const highest = highestOf(all);
  const values = [first.before, ...shown.map(({ after }) => after)];
  const errors = [first.error, ...shown.map(({ error }) => error)];
  const lows = values.map((value, place) => value - (errors[place] ?? 0));
  const highs = values.map((value, place) => value + (errors[place] ?? 0));
  return (
    <section class="sheet" data-strengths={all.length}>
      <h2>{t("statistics.strength")}</h2>
      <p class="streaks">
        <b data-own={Math.round(last.after)}>
          {gradeWords(last.after)}
          {"\u00a0· "}
          {Math.round(last.after)}
        </b>{" "}
        <span data-error={Math.round(last.error)}>
          {t("statistics.strength.error", { error: Math.round(last.error) })}
        </span>
        {"\u00a0· "}
        <span>{t("statistics.strength.highest", { highest: Math.round(highest) })}</span>
        {"\u00a0· "}
        <span>{t("statistics.strength.hands", { count: all.length })}</span>
      </p>
      <Figure
        caption={t("statistics.strength")}
        heads={[t("statistics.day"), t("statistics.strength")]}
        rows={byDay(shown)}
        draw={(width) => <Line width={width} values={values} lows={lows} highs={highs} />}
      />
    </section>
  );
}

/** The strength at the end of each day, last day first. */
function byDay(shown: readonly Change[]) {
  const days = new Map(shown.map(({ at, after }) => [dayOf(at), after]));
  return [...days].reverse().map(([day, after]) => {
    const name = dated(new Date(`${day}T12:00`), { dateStyle: "medium" });
    return [name, Math.round(after)];
  });
}
