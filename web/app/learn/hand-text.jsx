import { settings } from "../core/settings.js";
import { indexOf } from "../ui/cards/face.jsx";

/**
 * The numbers of a hand as small cards in a line of text.
 *
 * @param {{numbers: (number | string)[]}} props
 */
export function HandText({ numbers }) {
  const letters = settings.value.ranks === "letters";
  return (
    <span class="hand-text">
      {numbers.map((value, place) => (
        <span key={`${place}`} class="mini">
          {typeof value === "number" ? indexOf(value, letters) : value}
        </span>
      ))}
    </span>
  );
}
