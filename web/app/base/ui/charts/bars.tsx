import { scaleBand, scaleLinear } from "d3-scale";
import { labelled } from "../../words/i18n.ts";

const HEIGHT = 168; // shorter charts leave out the values
const HEAD = 22;
const FOOT = 24;
const ROOM = 40; // for a word between two bars

/**
 * A bar chart with the value above each bar. The words below are the bounds between two bars,
 * because a bar counts what is between two bounds. If there is no room for every bound, only every
 * second or third one is shown.
 */
export function Bars({
  width,
  height = HEIGHT,
  bars,
  bounds,
}: {
  width: number;
  height?: number;
  bars: { name: string; value: number }[];
  /** One fewer than bars. */
  bounds: string[];
}) {
  const across = scaleBand(
    bars.map(({ name }) => name),
    [0, width],
  ).paddingInner(0.12);
  const up = scaleLinear(
    [0, Math.max(1, ...bars.map(({ value }) => value))],
    [height - FOOT, HEAD],
  );
  const gap = across.step() - across.bandwidth();
  const stride = Math.ceil(ROOM / across.step());
  return (
    <svg
      class="chart bars"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path class="axis" d={`M0 ${height - FOOT}H${width}`} />
      {bars.map(({ name, value }) => {
        const left = across(name) ?? 0;
        return (
          <g key={name}>
            <title>{labelled(name, value)}</title>
            <path
              class="bar-body"
              d={pillar(left, up(value), across.bandwidth(), height - FOOT - up(value))}
            />
            {value > 0 && height === HEIGHT && (
              <text class="bar-value" x={left + across.bandwidth() / 2} y={up(value) - 6}>
                {value}
              </text>
            )}
          </g>
        );
      })}
      {bounds.map((bound, place) => (
        <text key={bound} x={(place + 1) * across.step() - gap / 2} y={height - 6}>
          {(place + 1) % stride === 0 && bound}
        </text>
      ))}
    </svg>
  );
}

/** The path of a bar with rounded upper corners. */
function pillar(left: number, top: number, width: number, height: number) {
  const round = Math.min(5, width / 2, height);
  return [
    `M${left} ${top + height}v${round - height}`,
    `q0 ${-round} ${round} ${-round}h${width - 2 * round}`,
    `q${round} 0 ${round} ${round}v${height - round}Z`,
  ].join("");
}
