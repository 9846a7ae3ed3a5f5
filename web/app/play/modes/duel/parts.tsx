import { Chip, Drawing } from "../../../base/ui/pictures/shapes.tsx";

/** Two phones that face each other, with the cards of one hand between them. */
export function Picture() {
  return (
    <Drawing>
      {[24, 156].map((x) => (
        <rect key={x} class="phone" x={x} y={16} width={60} height={98} rx={9} />
      ))}
      <circle class="band" cx={54} cy={44} r={11} />
      <circle class="dot" cx={186} cy={86} r={11} />
      {["8", "3", "8", "3"].map((text, place) => (
        <Chip
          key={`${place}`}
          x={106 + 28 * (place % 2)}
          y={46 + 38 * Math.floor(place / 2)}
          text={text}
          wide={24}
        />
      ))}
    </Drawing>
  );
}
