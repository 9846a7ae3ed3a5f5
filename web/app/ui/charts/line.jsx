import { scaleLinear } from "d3-scale";

const HEIGHT = 168;
const EDGE = 10;
const GUTTER = 44; // for the numbers beside it
const LEAST = 100; // so that small changes look small

/**
 * A line through values at equal distances, the last one marked, in a band as wide as they are
 * uncertain.
 *
 * @param {{width: number, values: number[], errors: number[]}} props at least two, an error for each
 */
export function Line({ width, values, errors }) {
  const lows = values.map((value, place) => value - (errors[place] ?? 0));
  const highs = values.map((value, place) => value + (errors[place] ?? 0));
  const [low, high] = [Math.min(...lows), Math.max(...highs)];
  const room = Math.max(0, LEAST - (high - low)) / 2;
  const up = scaleLinear([low - room, high + room], [HEIGHT - EDGE, EDGE]).nice(4);
  const along = scaleLinear([0, values.length - 1], [GUTTER, width - EDGE]);
  /** @param {number[]} heights */
  const through = (heights) =>
    heights.map((height, place) => `${along(place).toFixed(1)} ${up(height).toFixed(1)}`);
  const points = through(values);
  const band = [...through(highs), ...through(lows).reverse()];
  const [x, y] = points.at(-1)?.split(" ") ?? [];
  return (
    <svg
      class="chart line"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
    >
      {up.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${up(tick)})`}>
          <path class="grid" d={`M${GUTTER} 0H${width}`} />
          <text x={GUTTER - 8}>{tick}</text>
        </g>
      ))}
      <path class="curve-band" d={`M${band.join("L")}Z`} />
      <path class="curve" d={`M${points.join("L")}`} />
      <circle class="curve-end" cx={x} cy={y} r="4.5" />
    </svg>
  );
}
