import { scaleLinear } from "d3-scale";

const HEIGHT = 168;
const EDGE = 10;
const GUTTER = 44; // for the numbers beside it
const LEAST = 100; // so that small changes look small

/**
 * A line through values at equal distances, the last one marked.
 *
 * @param {{width: number, values: number[]}} props at least two
 */
export function Line({ width, values }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(0, LEAST - (high - low)) / 2;
  const up = scaleLinear([low - room, high + room], [HEIGHT - EDGE, EDGE]).nice(4);
  const along = scaleLinear([0, values.length - 1], [GUTTER, width - EDGE]);
  const points = values.map((value, place) => `${along(place).toFixed(1)} ${up(value).toFixed(1)}`);
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
      <path class="curve" d={`M${points.join("L")}`} />
      <circle class="curve-end" cx={x} cy={y} r="4.5" />
    </svg>
  );
}
