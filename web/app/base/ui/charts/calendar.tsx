import { scaleThreshold } from "d3-scale";
import { labelled } from "../../words/i18n.ts";

const GUTTER = 1.4;
const HEAD = 1.2;
const GAP = 0.16;

/** How deeply a day is colored, by the number of hands played on it. */
const depth = scaleThreshold<number, number>([1, 3, 6, 12], [0, 1, 2, 3, 4]);

type Day = { day: string; name: string; value: number };

/** Days as squares, a column for each week. A deeper color means more hands. */
export function Calendar({
  width,
  weeks,
  weekdays,
  months,
}: {
  width: number;
  /** Each week begins on Monday. The last may be shorter. */
  weeks: Day[][];
  /** The names of the weekdays, from Monday on. */
  weekdays: string[];
  /** The name of the month that begins in each week. */
  months: (string | null)[];
}) {
  const pitch = width / (weeks.length + GUTTER);
  const side = pitch * (1 - GAP);
  const height = (weekdays.length + HEAD) * pitch;
  return (
    <svg
      class="chart calendar"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {weekdays.map((name, row) => (
        <text key={name} y={(HEAD + row) * pitch + side / 2}>
          {row % 2 === 0 && name}
        </text>
      ))}
      {weeks.map((week, column) => (
        <g key={week[0]?.day} transform={`translate(${(GUTTER + column) * pitch} 0)`}>
          <text y={(HEAD / 2) * pitch}>{months[column]}</text>
          {week.map(({ day, name, value }, row) => (
            <rect
              key={day}
              class="day"
              data-depth={depth(value)}
              y={(HEAD + row) * pitch}
              width={side}
              height={side}
              rx={side / 5}
            >
              <title>{labelled(name, value)}</title>
            </rect>
          ))}
        </g>
      ))}
    </svg>
  );
}
