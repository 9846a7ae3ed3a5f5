import { scaleLinear, scaleLog } from "d3-scale";
import { useRef } from "preact/hooks";
import { useWidth } from "../../../base/ui/charts/width.ts";
import { compact } from "../numbers.ts";
import { SIZES } from "./forecast.ts";
import { type Curve, spread } from "./growth-curves.ts";

const HEIGHT = 320;
const [HEAD, FOOT, GUTTER, EDGE] = [14, 28, 52, 34];
const [FIRST, LAST] = [SIZES[0], SIZES[SIZES.length - 1] ?? 0];

/**
 * The growth of methods on a logarithmic scale: a line through the measured values, its mark behind
 * the last one, and a dotted line where only the formula is known.
 */
export function GrowthChart({
  curves,
  low,
  label,
}: {
  curves: Curve[];
  low: number;
  label: string;
}) {
  const box = useRef<HTMLDivElement | null>(null);
  const width = useWidth(box);
  const known = curves.filter(({ values }) => values.length > 0);
  const values = known.flatMap((curve) => [...curve.values, ...curve.expected]);
  const up = scaleLog()
    .domain([low, Math.max(low * 100, ...values)])
    .range([HEIGHT - FOOT, HEAD])
    .clamp(true)
    .nice();
  const along = scaleLinear([FIRST, LAST], [GUTTER + EDGE / 2, width - EDGE]);
  const [from = low, to = low] = up.domain();
  const ticks = up.ticks(Math.min(8, Math.round(Math.log10(to / from))));
  const point = (value: number, place: number) => `${along(FIRST + place)} ${up(value)}`;
  const marks = marksOf(known, up);
  return (
    <div class="growth-chart" ref={box} translate={false}>
      {width > 0 && (
        <svg
          class="chart"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={label}
        >
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${up(tick)})`}>
              <path class="growth-grid" d={`M${GUTTER} 0H${width}`} />
              <text class="growth-tick" x={GUTTER - 6}>
                {compact(tick)}
              </text>
            </g>
          ))}
          {SIZES.map((size) => (
            <text key={size} class="growth-size" x={along(size)} y={HEIGHT - 8}>
              {size}
            </text>
          ))}
          {known.map(({ mark, values, expected }) => {
            const last = values.length - 1;
            const ahead = expected.slice(last).map((value, place) => point(value, last + place));
            return (
              <g key={mark} class="growth-curve" data-mark={mark}>
                <path class="growth-ahead" d={ahead.length > 1 ? `M${ahead.join("L")}` : ""} />
                <path d={`M${values.map(point).join("L")}`} />
                {values.map((value, place) => (
                  <circle key={`${place}`} cx={along(FIRST + place)} cy={up(value)} r="3" />
                ))}
                <text x={along(FIRST + last) + 10} y={marks.get(mark)}>
                  {mark}
                </text>
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** The heights of the marks, by their letters. */
function marksOf(curves: Curve[], up: (value: number) => number) {
  const heights = new Map<string, number>();
  for (const size of new Set(curves.map(({ values }) => values.length))) {
    const ending = curves.filter(({ values }) => values.length === size);
    const ends = ending.map(({ values }) => up(values[size - 1] ?? 1));
    for (const [place, height] of spread(ends, HEIGHT - FOOT).entries()) {
      heights.set(ending[place]?.mark ?? "", height);
    }
  }
  return heights;
}
