import { useSignal } from "@preact/signals";
import { keysOf } from "../../../base/data/keys.ts";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { t } from "../../../base/words/i18n.ts";
import { methodWords } from "../facts.ts";
import { count, milliseconds } from "../numbers.ts";
import { LogBars } from "./log-bars.tsx";
import type { Runner } from "./runner.ts";

/**
 * The compared measures: the format of the numbers, the start of the scale, and its smallest end.
 */
const MEASURES = {
  computed: { write: count, low: 1, high: 10_000 },
  formulas: { write: count, low: 1, high: 100 },
  distinct: { write: count, low: 1, high: 10 },
  milliseconds: { write: milliseconds, low: 0.1, high: 1000 },
} as const;
type Measure = keyof typeof MEASURES;
const NAMES = keysOf(MEASURES);

/** A bar for each method on a logarithmic scale, for one measure at a time. */
export function RaceBars({ runners }: { runners: Runner[] }) {
  const measure = useSignal<Measure>("computed");
  const { write, low, high } = MEASURES[measure.value];
  return (
    <div class="race-chart">
      <Segments
        name="measure"
        legend={t("lab.race.measure")}
        value={measure.value}
        choices={NAMES}
        word={(name) => t(`lab.measure.${name}`)}
        onChoose={(name) => {
          measure.value = name;
        }}
      />
      <LogBars
        bars={runners.map((runner) => ({
          name: runner.name,
          label: methodWords(runner.name),
          value: runner[measure.value],
          state: runner.state,
        }))}
        low={low}
        high={high}
        write={write}
        label={t("lab.race.chart", { measure: t(`lab.measure.${measure.value}`) })}
      />
      <p class="help-text">
        {t("lab.race.log")} {t("lab.race.unit")}
      </p>
    </div>
  );
}
