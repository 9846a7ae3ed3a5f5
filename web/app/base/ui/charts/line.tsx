import { scaleLinear } from "d3-scale";

const HEIGHT = 168;
const EDGE = 10;
const GUTTER = 44; // for the numbers on the left
const PITCH = 42; // from one number to the next
const LEAST = 100; // so that small changes look small

/**
 * A line chart of values at equal distances, with the last value marked and a band from `lows` to
 * `highs`.
 */
export function Line({
  width,
  height = HEIGHT,
  values,
  lows,
  highs,
  least = LEAST,
  lowest = Infinity,
  named = String,
}: {
  width: number;
  height?: number;
  /** At least two values. */
  values: number[];
  lows: number[];
  highs: number[];
  /** The least difference between the bottom and the top of the chart. */
  least?: number;
  /** The bottom of the chart is at most this value. */
  lowest?: number;
  named?: (value: number) => string;
}) {
  const [low, high] = [Math.min(lowest, ...lows), Math.max(...highs)];
  const room = Math.max(0, least - (high - low)) / 2;
  const ticks = Math.floor(height / PITCH);
  const up = scaleLinear([low - room, high + room], [height - EDGE, EDGE]).nice(ticks);
  const along = scaleLinear([0, values.length - 1], [GUTTER, width - EDGE]);
  const through = (heights: number[]) =>
    heights.map((height, place) => `${along(place).toFixed(1)} ${up(height).toFixed(1)}`);
  const points = through(values);
  const band = [...through(highs), ...through(lows).reverse()];
  const [x, y] = points.at(-1)?.split(" ") ?? [];
  return (
    <svg
      class="chart line"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {up.ticks(ticks).map((tick) => (
        <g key={tick} transform={`translate(0 ${up(tick)})`}>
          <path class="grid" d={`M${GUTTER} 0H${width}`} />
          <text x={GUTTER - 8}>{named(tick)}</text>
        </g>
      ))}
      <path class="curve-band" d={`M${band.join("L")}Z`} />
      <path class="curve" d={`M${points.join("L")}`} />
      <circle class="curve-end" cx={x} cy={y} r="4.5" />
    </svg>
  );
}
