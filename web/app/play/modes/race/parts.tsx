import { Chip, Drawing, Line, Sign } from "../../../base/ui/pictures/shapes.tsx";

/** The cards are between two players, one of whom was faster. */
export function Picture() {
  return (
    <Drawing>
      {["8", "3", "8", "3"].map((text, place) => (
        <Chip key={`${place}`} x={75 + 30 * place} y={65} text={text} wide={26} />
      ))}
      <circle class="band" cx={120} cy={16} r={15} />
      <circle class="dot" cx={120} cy={114} r={15} />
      <g transform="rotate(180 120 16)">
        <Sign x={120} y={16} text="0" />
      </g>
      <Sign x={120} y={114} text="1" />
      <Line d="M40 92L28 66H40L32 40" kind="gold" />
      <Line d="M200 38L212 64H200L208 90" kind="gold" />
    </Drawing>
  );
}
