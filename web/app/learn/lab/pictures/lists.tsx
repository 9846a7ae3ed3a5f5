import { Chip, Row, Sign } from "../../../base/ui/pictures/shapes.tsx";

/** The first card is inserted at every place. */
export function Orders() {
  return [0, 1, 2, 3].map((place) => {
    const order = ["3", "5", "7"].toSpliced(place, 0, "1");
    return order.map((text, at) => (
      <Chip
        key={`${place} ${text}`}
        x={72 + at * 32}
        y={24 + place * 30}
        text={text}
        kind={text === "1" ? "gold" : "plain"}
        wide={26}
      />
    ));
  });
}

/** Templates to be filled in, and their number. */
export function Shapes({
  shapes,
  lit,
  struck = -1,
  count,
}: {
  shapes: string[];
  lit: number;
  struck?: number;
  count: string;
}) {
  return (
    <>
      {shapes.map((shape, place) => (
        <g key={shape} class={place === struck ? "struck" : undefined}>
          <Row x={112} y={28 + place * 42} text={shape} kind={place === lit ? "gold" : "slot"} />
          {place === struck && <path class="line-strike" d={`M26 ${28 + place * 42}h172`} />}
        </g>
      ))}
      <Sign x={222} y={112} text={count} soft />
    </>
  );
}
