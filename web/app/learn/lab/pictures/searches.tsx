import { Chip, Line, Sign } from "../../../base/ui/pictures/shapes.tsx";

const LEAVES = [0, 14, 28, 42];

/** The five bracketings of four cards: for each, its joints and what they connect. */
const BRACKETINGS = [
  "M0 44L21 2L42 44M14 44L7 30M28 44L14 16",
  "M0 44L21 2L42 44M14 44L7 30M28 44L35 30",
  "M0 44L21 2L42 44M28 44L14 16M14 44L21 30",
  "M0 44L21 2L42 44M14 44L28 16M28 44L21 30",
  "M0 44L21 2L42 44M14 44L28 16M28 44L35 30",
];
const PLACES = [
  [22, 10],
  [99, 10],
  [176, 10],
  [60, 72],
  [138, 72],
];

/** All five ways to place brackets. */
export function Bracketings() {
  return BRACKETINGS.map((path, place) => {
    const [x = 0, y = 0] = PLACES[place] ?? [];
    return (
      <g key={path} transform={`translate(${x} ${y})`}>
        <Line d={path} kind={place === 1 ? "gold" : "plain"} />
        {LEAVES.map((leaf) => (
          <circle key={leaf} class="dot" cx={leaf} cy={44} r={5} />
        ))}
      </g>
    );
  });
}

/** A value close to 24 is accepted as 24. */
export function Tolerance() {
  return (
    <>
      <rect class="band" x={84} y={30} width={72} height={62} rx={6} />
      <Line d="M16 61H224" />
      <Line d="M120 44V78" kind="gold" />
      <Sign x={120} y={108} text="24" />
      <Sign x={84} y={108} text="−" soft />
      <Sign x={156} y={108} text="+" soft />
      <circle class="dot" cx={144} cy={61} r={7} />
      <circle class="dot-dim" cx={196} cy={61} r={7} />
      <Sign x={146} y={18} text="≈ 24 ?" soft />
    </>
  );
}

/** A postfix word, and the stack after each of its symbols. */
export function Stack() {
  const stacks = [["8"], ["8", "3"], ["8", "3", "8"], ["8", "3", "8", "3"], ["8", "3", "8/3"]];
  return stacks.map((stack, place) => (
    <g key={`${place}`}>
      {stack.map((text, height) => (
        <Chip
          key={`${height}`}
          x={28 + place * 46}
          y={112 - height * 30}
          text={text}
          kind={height === stack.length - 1 ? "gold" : "plain"}
          wide={text.length > 1 ? 38 : 28}
        />
      ))}
    </g>
  ));
}

/** From the target backwards to the cards. */
export function Backwards() {
  return (
    <>
      <Line d="M120 36C120 54 66 46 66 62" kind="gold" />
      <Line d="M120 36C120 54 174 46 174 62" kind="gold" />
      <Line d="M66 78L40 104M66 78L92 104M174 78L148 104M174 78L200 104" kind="dim" />
      <Chip x={120} y={22} text="24" kind="gold" wide={38} />
      <Sign x={120} y={66} text="×" />
      <Chip x={66} y={66} text="8" wide={28} />
      <Chip x={174} y={66} text="3" wide={28} />
      {["2", "4", "3", "6"].map((text, place) => (
        <Chip key={text} x={[40, 92, 148, 200][place] ?? 0} y={112} text={text} kind="dim" />
      ))}
    </>
  );
}
