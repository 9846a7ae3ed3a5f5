import type { Card, PlayingCard } from "../../../../engine/contract.d.ts";
import { settings } from "../../browser/settings.ts";
import { pictureOf } from "../../cards/cards.ts";
import { courts, letterOn } from "../../words/courts.ts";
import { lazy, Nothing } from "../loading/lazy.tsx";
import { Back } from "./back.tsx";
import { Numeral } from "./numerals.tsx";
import { Pips } from "./pips.tsx";
import { isRed, Pip } from "./suits.tsx";

const Court = lazy(async () => (await import("./court.tsx")).Court, Nothing, Nothing);

/** A card with the rank of its picture, and its letter if it shows one. */
type PlayingProps = { card: PlayingCard; picture: number; letter: string | undefined };

/** Only the numeral and the suit, as large as the card allows. */
function LargeFace({ card: { rank, suit }, letter }: PlayingProps) {
  return (
    <g class={isRed(suit) ? "suit red" : "suit black"}>
      <Numeral text={letter ?? `${rank}`} x={120} y={44} size={150} room={176} weight={14} />
      <Pip suit={suit} x={120} y={258} size={92} />
      <Count letter={letter} rank={rank} x={200} y={244} size={40} />
    </g>
  );
}

/** What a court card counts, small, because its letter does not say it. */
function Count({
  letter = "A",
  rank,
  ...place
}: {
  letter: string | undefined;
  rank: number;
  x: number;
  y: number;
  size: number;
}) {
  if (letter === "A") return null;
  return (
    <g data-count={rank}>
      <Numeral text={`${rank}`} room={40} weight={15} {...place} />
    </g>
  );
}

function PlayingFace(props: PlayingProps) {
  if (settings.value.faces === "large") return <LargeFace {...props} />;
  const { card, picture, letter } = props;
  const { rank, suit } = card;
  const corner = (
    <>
      <Numeral text={letter ?? `${rank}`} x={30} y={16} size={52} room={42} weight={15} />
      <Pip suit={suit} x={30} y={92} size={30} />
      <Count letter={letter} rank={rank} x={30} y={114} size={26} />
    </>
  );
  return (
    <g class={isRed(suit) ? "suit red" : "suit black"}>
      {corner}
      <g transform="rotate(180 120 168)">{corner}</g>
      {picture > 10 ? <Court rank={picture} suit={suit} /> : <Pips {...card} />}
    </g>
  );
}

function NumberFace({ value }: { value: string }) {
  const size = value.includes("/") ? 119 : 100;
  return (
    <g class="suit plain">
      <rect class="gilt" x={22} y={22} width={196} height={292} rx={14} />
      <path class="flourish" d="M120 40l10 14-10 14-10-14ZM120 268l10 14-10 14-10-14Z" />
      <Numeral text={value} x={120} y={168 - size / 2} size={size} room={160} />
    </g>
  );
}

/** A card, or its back if there is no card. */
export function Face({ card }: { card: Card | null }) {
  return (
    <svg class="face" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <CardDrawing card={card} />
    </svg>
  );
}

/** The drawing of a card, 240 wide and 336 high. What it is part of has the class `face`. */
export function CardDrawing({ card }: { card: Card | null }) {
  return (
    <>
      <rect class="stock" x={1} y={1} width={238} height={334} rx={18} />
      {card ? faceOf(card) : <Back />}
    </>
  );
}

function faceOf(card: Card) {
  if ("value" in card) return <NumberFace value={card.value} />;
  const picture = pictureOf(card, courts());
  return picture ? (
    <PlayingFace card={card} picture={picture} letter={letterOn(card)} />
  ) : (
    <NumberFace value={`${card.rank}`} />
  );
}
