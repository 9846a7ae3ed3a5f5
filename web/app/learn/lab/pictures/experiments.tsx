import { Chip, Drawing, Line } from "../../../base/ui/pictures/shapes.tsx";

const PICTURES = {
  race: () =>
    [70, 150, 42, 112].map((length, place) => (
      <rect
        key={length}
        class={place === 2 ? "bar-gold" : "bar-plain"}
        x={30}
        y={18 + place * 26}
        width={length}
        height={16}
        rx={4}
      />
    )),
  growth: () => (
    <>
      <Line d="M36 112H206M36 112V12" kind="dim" />
      <Line d="M46 104C110 100 150 84 160 18" kind="dim" />
      <Line d="M46 108C120 106 170 96 200 62" kind="gold" />
    </>
  ),
  survey: () =>
    Array.from({ length: 28 }, (_, place) => {
      const row = [0, 7, 13, 18, 22, 25, 27].findLastIndex((first) => first <= place);
      const column = row + place - ([0, 7, 13, 18, 22, 25, 27][row] ?? 0);
      const missed = [3, 9, 16, 20].includes(place);
      return (
        <rect
          key={place}
          class={missed ? "bar-gold" : "bar-plain"}
          x={62 + column * 17}
          y={8 + row * 17}
          width={14}
          height={14}
          rx={2}
        />
      );
    }),
  trace: () => (
    <>
      <Line
        d="M40 65C80 65 80 28 118 28M118 28C156 28 156 14 196 14M118 28C156 28 156 46 196 46"
        kind="dim"
      />
      <Line d="M40 65C80 65 80 98 118 98M118 98C156 98 156 112 196 112" kind="gold" />
      <Line d="M118 98C156 98 156 80 196 80" kind="dim" />
      {[
        [118, 28],
        [196, 14],
        [196, 46],
        [196, 80],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} class="dot-dim" cx={x} cy={y} r={7} />
      ))}
      {[
        [40, 65],
        [118, 98],
        [196, 112],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} class="dot" cx={x} cy={y} r={9} />
      ))}
    </>
  ),
  bench: () => (
    <>
      <Line d="M30 34H118M46 56H142M46 78H104M30 100H82" kind="dim" />
      <Line d="M158 66l18 20 36-46" kind="gold" />
    </>
  ),
  expression: () => (
    <>
      <Line d="M120 26L74 66M120 26L166 104M74 66L44 104M74 66L104 104" />
      <circle class="sign-back" cx={120} cy={26} r={16} />
      <text class="sign" x={120} y={31}>
        ×
      </text>
      <circle class="sign-back" cx={74} cy={66} r={16} />
      <text class="sign" x={74} y={71}>
        −
      </text>
      <Chip x={44} y={108} text="9" />
      <Chip x={104} y={108} text="3" />
      <Chip x={166} y={108} text="4" kind="gold" />
    </>
  ),
};

export function ExperimentPicture({ name }: { name: keyof typeof PICTURES }) {
  const Content = PICTURES[name];
  return (
    <Drawing>
      <Content />
    </Drawing>
  );
}
