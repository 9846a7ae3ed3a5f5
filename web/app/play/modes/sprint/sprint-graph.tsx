import { scaleLinear } from "d3-scale";
import { clockTime } from "../../../base/time/duration.ts";
import { type SprintRun, timeOf } from "./kinds.ts";
import { type Mark, solvedAt } from "./run.ts";

const HEIGHT = 168;
const EDGE = 10;
const GUTTER = 32; // for the numbers on the left
const FOOT = 20; // for the times at the bottom

/**
 * The number of solved hands over the time of a run. A friend's result is a second, dashed line.
 */
export function SprintGraph({
  width,
  run,
  mine,
  theirs,
}: {
  width: number;
  run: SprintRun;
  mine: readonly Mark[];
  theirs: readonly Mark[] | null;
}) {
  const lines = [theirs ? solvedAt(theirs) : [], solvedAt(mine)];
  const last = Math.max(...lines.flat());
  const whole = Number.isFinite(timeOf(run)) ? Math.max(timeOf(run), last) : last;
  const along = scaleLinear([0, whole], [GUTTER, width - EDGE]);
  const highest = Math.max(...lines.map(({ length }) => length));
  const up = scaleLinear([0, highest], [HEIGHT - FOOT, EDGE]);
  return (
    <svg
      class="chart line"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
    >
      {up
        .ticks(4)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick} transform={`translate(0 ${up(tick)})`}>
            <path class="grid" d={`M${GUTTER} 0H${width}`} />
            <text x={GUTTER - 8}>{tick}</text>
          </g>
        ))}
      {[0.5, 1].map((part) => (
        <text key={part} x={along(whole * part)} y={HEIGHT - 4}>
          {clockTime(whole * part)}
        </text>
      ))}
      {lines.map((moments, place) => {
        const steps = moments.map((at, count) => `H${along(at)}V${up(count + 1)}`).join("");
        const d = `M${along(0)} ${up(0)}${steps}`;
        return (
          moments.length > 0 && <path key={place} class={place ? "curve" : "curve rival"} d={d} />
        );
      })}
    </svg>
  );
}
