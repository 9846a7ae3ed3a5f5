import { Chip, Line, Sign } from "../../../base/ui/pictures/shapes.tsx";

/** One running total continues from card to card. */
export function Total() {
  return (
    <>
      <Line d="M22 88H218" kind="gold" />
      {["4", "6", "8", "2"].map((text, place) => (
        <g key={text}>
          <Line d={`M${36 + place * 56} 44V78`} kind="dim" />
          <Chip x={36 + place * 56} y={32} text={text} />
          <circle class="dot" cx={36 + place * 56} cy={88} r={8} />
        </g>
      ))}
      {["×", "−", "+"].map((text, place) => (
        <Sign key={text} x={64 + place * 56} y={108} text={text} soft />
      ))}
    </>
  );
}

/** Two totals are combined. */
export function TwoTotals() {
  return (
    <>
      <Line d="M22 34H112C150 34 150 65 196 65" kind="gold" />
      <Line d="M22 96H112C150 96 150 65 196 65" kind="gold" />
      <Chip x={40} y={34} text="5" />
      <Sign x={67} y={20} text="×" soft />
      <Chip x={94} y={34} text="5" />
      <Chip x={40} y={96} text="3" />
      <Sign x={67} y={82} text="÷" soft />
      <Chip x={94} y={96} text="3" />
      <Sign x={156} y={42} text="−" soft />
      <Chip x={204} y={65} text="24" kind="gold" wide={34} />
    </>
  );
}

/** The card before the total, or after it. */
export function BothOrders() {
  return [32, 98].map((y, place) => (
    <g key={y}>
      <Line d={`M60 ${y}H180`} kind="dim" />
      <Chip x={place ? 180 : 60} y={y} text="8" />
      <circle class="sign-back" cx={120} cy={y} r={14} />
      <Sign x={120} y={y} text="÷" />
      <Chip x={place ? 60 : 180} y={y} text="1/3" kind="gold" wide={38} />
      {place === 0 && <Sign x={120} y={65} text="⇄" soft />}
    </g>
  ));
}
