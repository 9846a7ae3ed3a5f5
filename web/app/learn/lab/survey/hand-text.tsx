import { settings } from "../../../base/browser/settings.ts";
import { cornerOf } from "../../../base/cards/cards.ts";

/** The numbers of a hand as small cards within a line of text. */
export function HandText({ numbers }: { numbers: (number | string)[] }) {
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
