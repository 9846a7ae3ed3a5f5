import { Chip, Line, Sign } from "../../../base/ui/pictures/shapes.tsx";

/** Two cards merge into one; the others stay. */
export function Merge({ value = "24", crossed = false, sign = "×" }) {
  return (
    <>
      <Line d="M54 46C54 62 84 62 84 78" kind={crossed ? "dim" : "gold"} />
      <Line d="M114 46C114 62 84 62 84 78" kind={crossed ? "dim" : "gold"} />
      <Line d="M166 46V78" kind="dim" />
      <Line d="M204 46V78" kind="dim" />
      <Chip x={54} y={30} text="8" />
      <Sign x={84} y={30} text={sign} />
      <Chip x={114} y={30} text="3" />
      <Chip x={166} y={30} text="3" kind="dim" />
      <Chip x={204} y={30} text="8" kind="dim" />
      <Chip x={84} y={94} text={value} kind={crossed ? "dim" : "gold"} wide={34} />
      <Chip x={166} y={94} text="3" />
      <Chip x={204} y={94} text="8" />
      {crossed && <path class="line-strike" d="M62 80l44 28M106 80l-44 28" />}
    </>
  );
}

/** Every place paired with every other: twelve pairs of sixteen. */
export function Pairs() {
  return [0, 1, 2, 3].map((row) => (
    <g key={row}>
      <Chip x={44} y={20 + row * 30} text={`${row + 1}`} wide={26} />
      {[0, 1, 2, 3].map((column) => (
        <circle
          key={column}
          class={row === column ? "dot-dim" : "dot"}
          cx={92 + column * 36}
          cy={20 + row * 30}
          r={row === column ? 3 : 8}
        />
      ))}
    </g>
  ));
}

/** The same sum is counted only once. */
export function Once() {
  return (
    <>
      <Line d="M86 32C128 32 128 65 160 65" kind="gold" />
      <Line d="M86 98C128 98 128 65 160 65" kind="gold" />
      {[32, 98].map((y, place) => (
        <g key={y}>
          <Chip x={34} y={y} text={place ? "5" : "3"} />
          <Sign x={57} y={y} text="+" />
          <Chip x={80} y={y} text={place ? "3" : "5"} />
        </g>
      ))}
      <Chip x={184} y={65} text="8" kind="gold" wide={34} />
    </>
  );
}
