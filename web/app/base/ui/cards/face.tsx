import type { Card, PlayingCard } from "../../../../engine/contract.d.ts";
import { settings } from "../../browser/settings.ts";
import { pictureOf } from "../../cards/cards.ts";
import { courts, letterOn } from "../../words/courts.ts";
import { lazy, Nothing } from "../lazy.tsx";
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
      <Numeral text={`${rank}`} room={44} weight={14} {...place} />
    </g>
  );
}

function PlayingFace(props: PlayingProps) {
  if (settings.value.faces === "large") return <LargeFace {...props} />;
  const { card, picture, letter } = props;
  const { rank, suit } = card;
  const corner = (
    <>
      <Numeral text={letter ?? `${rank}`} x={32} y={17} size={50} room={44} weight={15} />
      <Pip suit={suit} x={32} y={90} size={32} />
      <Count letter={letter} rank={rank} x={32} y={114} size={28} />
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
  const [top = "", bottom] = value.split("/");
  return (
    <g class="suit plain">
      <rect class="frame" x={22} y={22} width={196} height={292} rx={14} />
      <path class="flourish" d="M120 40l10 14-10 14-10-14ZM120 268l10 14-10 14-10-14Z" />
      {bottom === undefined ? (
        <Numeral text={top} x={120} y={118} size={100} room={160} />
      ) : (
        <>
          <Numeral text={top} x={120} y={82} size={74} room={150} />
          <path class="rule" d="M62 168h116" />
          <Numeral text={bottom} x={120} y={181} size={74} room={150} />
        </>
      )}
    </g>
  );
}

function Back() {
  return (
    <g class="back">
      <rect x={14} y={14} width={212} height={308} rx={12} />
      <path d="M120 42 204 168 120 294 36 168ZM120 84l56 84-56 84-56-84ZM120 126l28 42-28 42-28-42Z" />
    </g>
  );
}

/** The face of a card, or its back if there is no card. */
export function Face({ card }: { card: Card | null }) {
  return (
    <svg class="face" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <rect class="stock" x={1} y={1} width={238} height={334} rx={18} />
      {card ? faceOf(card) : <Back />}
    </svg>
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
