import { Face } from "../../../base/ui/cards/face.tsx";

/** A hand that lies face down. */
export const BackHand = () => (
  <span class="back-hand" aria-hidden="true">
    {[0, 1, 2, 3].map((card) => (
      <Face key={card} card={null} />
    ))}
  </span>
);
