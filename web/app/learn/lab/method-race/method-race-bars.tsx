import { useSignal } from "@preact/signals";
import { scaleLog } from "d3-scale";
import { keysOf } from "../../../base/data/keys.ts";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { t } from "../../../base/words/i18n.ts";
import { methodWords } from "../facts.ts";
import { compact, count, milliseconds } from "../numbers.ts";
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
  const values = runners.map((runner) => runner[measure.value] ?? 0);
  const scale = scaleLog()
    .domain([low, Math.max(high, ...values)])
    .range([0, 100])
    .clamp(true)
    .nice();
  const [from = low, to = high] = scale.domain();
  const ticks = scale.ticks(Math.round(Math.log10(to / from)));
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
      <figure
        class="bars"
        aria-label={t("lab.race.chart", { measure: t(`lab.measure.${measure.value}`) })}
      >
        {runners.map((runner, place) => (
          <div
            key={runner.name}
            class="bar-row"
            data-method={runner.name}
            data-state={runner.state}
          >
            <span class="bar-name">{methodWords(runner.name)}</span>
            <span class="bar-track">
              <span
                class="bar-length"
                style={{ width: `${barLength(values[place] ?? 0, scale)}%` }}
              />
            </span>
            <span class="bar-value">
              {runner[measure.value] === undefined ? "–" : write(values[place] ?? 0)}
            </span>
          </div>
        ))}
        <div class="bar-axis" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} class="bar-tick" style={{ insetInlineStart: `${scale(tick)}%` }}>
              {compact(tick)}
            </span>
          ))}
        </div>
      </figure>
      <p class="help-text">
        {t("lab.race.log")} {t("lab.race.unit")}
      </p>
    </div>
  );
}

/**
 * In percent of the full width. A positive value has at least one percent, so that it is visible.
 */
const barLength = (value: number, scale: (value: number) => number) =>
  value > 0 ? Math.max(scale(value), 1) : 0;
