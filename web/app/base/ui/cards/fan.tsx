import type { Card } from "../../../../engine/contract.d.ts";
import { Face } from "./face.tsx";

const FACE_DOWN = [null, null, null, null];

/** Cards held as a fan, in an element of the class `hand-fan`; four cards face down by default. */
export const Fan = ({ cards = FACE_DOWN }: { cards?: readonly (Card | null)[] | undefined }) =>
  cards.map((card, place) => (
    <span key={`${place}`} style={{ "--place": place - (cards.length - 1) / 2 }}>
      <Face card={card} />
    </span>
  ));
