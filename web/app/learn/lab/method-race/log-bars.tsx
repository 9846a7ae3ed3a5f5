import { scaleLog } from "d3-scale";
import { compact } from "../numbers.ts";

/** A row of bars: its key, its name, and its value if it is known. */
export interface Bar {
  name: string;
  label: string;
  value: number | undefined;
  state: string;
}

/** Bars on a logarithmic scale that begins at `low` and ends at `high` or later. */
export function LogBars({
  bars,
  low,
  high,
  write,
  label,
}: {
  bars: Bar[];
  low: number;
  high: number;
  write: (value: number) => string;
  label: string;
}) {
  const scale = scaleLog()
    .domain([low, Math.max(high, ...bars.map(({ value = 0 }) => value))])
    .range([0, 100])
    .clamp(true)
    .nice();
  const [from = low, to = high] = scale.domain();
  const ticks = scale.ticks(Math.round(Math.log10(to / from)));
  return (
    <figure class="bars" aria-label={label}>
      {bars.map(({ name, label, value, state }) => (
        <div key={name} class="bar-row" data-method={name} data-state={state}>
          <span class="bar-name">{label}</span>
          <span class="bar-track">
            <span class="bar-length" style={{ width: `${barLength(value ?? 0, scale)}%` }} />
          </span>
          <span class="bar-value">{value === undefined ? "–" : write(value)}</span>
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
  );
}

/**
 * In percent of the full width. A positive value has at least one percent, so that it is visible.
 */
const barLength = (value: number, scale: (value: number) => number) =>
  value > 0 ? Math.max(scale(value), 1) : 0;
