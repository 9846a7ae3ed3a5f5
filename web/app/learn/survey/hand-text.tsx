import { cornerOf } from "../../core/cards.js";
import { settings } from "../../core/settings.js";

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
          {typeof value === "number" ? cornerOf(value, letters) : value}
        </span>
      ))}
    </span>
  );
}
