import type { SheetHand } from "../../../engine/contract.d.ts";
import { OPERATORS, SYMBOLS } from "../../base/cards/operators.ts";
import { number } from "../../base/words/pretty.ts";
import { CARD_SIZES, type CardSize } from "./layout.ts";

/** Numbers that can be read upside down, as another number or the same. A line marks their foot. */
const TURNS = /^(?=.*[69])[01689 ]+$/;

const MARGIN = 5;
const DOT = 1.2;
const DOT_STEP = 3.4;

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * The front of a card, with its center at the origin. The numbers are around the center, with their
 * feet towards the edge, or in their order on two sides. Two corners have one to three dots. The target is in the center, unless
 * the QR code of the page is there.
 */
export function HandCard({
  hand,
  dots,
  place,
  size,
  centre,
}: {
  hand: SheetHand;
  dots: number;
  /** The number of the hand on its sheet, from 1. */
  place: number;
  size: CardSize;
  centre: boolean;
}) {
  const { width, height } = CARD_SIZES[size];
  const side = Math.min(width, height);
  const numbers = hand.ordered
    ? Array<string>(2).fill(hand.numbers.join(" "))
    : hand.numbers.map(String);
  const letters = Math.max(...numbers.map(({ length }) => length));
  const font = side * Math.min(0.21, 0.6 / letters);
  return (
    <g class="printed-card" data-hand={hand.numbers.join(",")}>
      <Area width={width} height={height} />
      {numbers.map((text, at) => (
        <PlacedNumber
          key={at}
          text={text}
          angle={(360 * at) / numbers.length}
          radius={side * 0.35}
          font={font}
        />
      ))}
      {centre && <Centre hand={hand} side={side} />}
      <Dots count={dots} x={MARGIN - width / 2} y={MARGIN - height / 2} step={1} />
      <Dots count={dots} x={width / 2 - MARGIN} y={height / 2 - MARGIN} step={-1} />
      <text class="printed-place" x={width / 2 - MARGIN} y={3 + MARGIN / 2 - height / 2}>
        {place}
      </text>
    </g>
  );
}

/** @param props `angle`: clockwise from the bottom, in degrees */
function PlacedNumber({
  text,
  angle,
  radius,
  font,
}: {
  text: string;
  angle: number;
  radius: number;
  font: number;
}) {
  return (
    <g transform={`rotate(${rounded(angle)}) translate(0 ${rounded(radius)})`}>
      <text class="printed-number" y={rounded(font * 0.36)} font-size={rounded(font)}>
        {number(text)}
      </text>
      {TURNS.test(text) && (
        <path
          class="printed-line"
          d={`M${rounded(-0.26 * font * text.length)} ${rounded(font * 0.5)}h${rounded(0.52 * font * text.length)}`}
        />
      )}
    </g>
  );
}

/** The full area of a card. Nothing on the card extends beyond it. */
function Area({ width, height }: { width: number; height: number }) {
  return <rect class="card-area" x={-width / 2} y={-height / 2} width={width} height={height} />;
}

function Centre({ hand, side }: { hand: SheetHand; side: number }) {
  const some = hand.operators.length < SYMBOLS.length;
  const signs = SYMBOLS.filter((symbol) => hand.operators.includes(symbol));
  return (
    <>
      <circle class="printed-ring" r={rounded(side * 0.11)} />
      <text
        class="printed-target"
        y={some ? 0 : rounded(side * 0.03)}
        font-size={rounded(side * 0.085)}
      >
        {number(hand.target)}
      </text>
      {some && (
        <text class="printed-signs" y={rounded(side * 0.065)} font-size={rounded(side * 0.065)}>
          {signs.map((symbol) => OPERATORS[symbol].sign).join(" ")}
        </text>
      )}
    </>
  );
}

function Dots({ count, x, y, step }: { count: number; x: number; y: number; step: 1 | -1 }) {
  return Array.from({ length: count }, (_, at) => (
    <circle key={at} class="printed-dot" cx={x + step * at * DOT_STEP} cy={y} r={DOT} />
  ));
}

/** The back of a card: the number of its hand, and its dots. */
export function CardBack({
  hand,
  dots,
  place,
  seed,
  size,
  centre,
}: {
  hand: SheetHand;
  dots: number;
  place: number;
  seed: string;
  size: CardSize;
  centre: boolean;
}) {
  const { width, height } = CARD_SIZES[size];
  const inset = 3;
  return (
    <g class="printed-card" data-back={place}>
      <Area width={width} height={height} />
      <rect
        class="printed-ring"
        x={inset - width / 2}
        y={inset - height / 2}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx="3"
      />
      {centre && (
        <text class="printed-number" y="4.2" font-size="14">
          {number(hand.target)}
        </text>
      )}
      <Dots count={dots} x={(-(dots - 1) * DOT_STEP) / 2} y={9 - height / 2} step={1} />
      <text class="printed-back-place" y={height / 2 - 7}>
        {`${seed} · ${place}`}
      </text>
    </g>
  );
}
