import { Chip, Drawing, Line, Row, Sign } from "../../base/ui/pictures/shapes.tsx";

/** Three cards and a sign are tapped one after the other. */
export function Tapping() {
  return (
    <Drawing large>
      <Chip x={38} y={48} text="8" wide={30} />
      <circle class="sign-back" cx={90} cy={48} r={16} />
      <Sign x={90} y={48} text="×" />
      <Chip x={142} y={48} text="3" wide={30} />
      <Line d="M168 48H186M180 42l6 6-6 6" />
      <Chip x={210} y={48} text="24" kind="gold" wide={34} />
      {[38, 90, 142].map((x, place) => (
        <g key={x}>
          <circle class="band" cx={x} cy={94} r={16} />
          <circle class="ring" cx={x} cy={94} r={11} />
          <Sign x={x} y={94} text={`${place + 1}`} />
        </g>
      ))}
    </Drawing>
  );
}

/** A card is dragged onto another, and three ways to combine them are offered. */
export function Dragging() {
  return (
    <Drawing large>
      <Chip x={58} y={58} kind="slot" wide={30} />
      <Line d="M66 38C84 16 116 12 138 22M130 14l8 8-10 5" kind="gold" />
      <Chip x={180} y={50} text="3" wide={30} />
      <g transform="rotate(-9 152 38)">
        <Chip x={152} y={38} text="8" kind="gold" wide={30} />
      </g>
      {["8 + 3", "8 − 3", "8 × 3"].map((step, place) => (
        <g key={step}>
          <rect class="sign-back" x={14 + place * 74} y={90} width={64} height={28} rx={8} />
          <Sign x={46 + place * 74} y={104} text={step} />
        </g>
      ))}
    </Drawing>
  );
}

/** The coach points at two of four cards to combine. */
export function Coaching() {
  return (
    <Drawing large>
      <Line d="M48 82C48 52 66 32 84 32M132 82C132 52 114 32 96 32" kind="gold" />
      <circle class="sign-back" cx={90} cy={32} r={16} />
      <Sign x={90} y={32} text="−" />
      <Chip x={48} y={96} text="9" kind="gold" wide={30} />
      <Chip x={90} y={96} text="4" kind="dim" wide={30} />
      <Chip x={132} y={96} text="3" kind="gold" wide={30} />
      <Chip x={174} y={96} text="1" kind="dim" wide={30} />
      <path class="line-right" d="M164 32l8 8 15-17" />
      <Sign x={208} y={32} text="24" />
    </Drawing>
  );
}

/** One technique has two of its three dots, another is mastered. */
export function Dots() {
  return (
    <Drawing large>
      <Row x={62} y={40} text="6 × 4" kind="plain" />
      <Row x={62} y={92} text="9 + 9 + 6" kind="plain" />
      {[142, 174, 206].map((x, place) => (
        <circle key={x} class={place < 2 ? "dot" : "sign-back"} cx={x} cy={40} r={10} />
      ))}
      <path class="line-right" d="M160 92l10 10 18-21" />
    </Drawing>
  );
}
