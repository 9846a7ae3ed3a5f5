import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { number } from "../../base/words/pretty.ts";

/** Cards that belong together, small. */
export const Cards = ({ numbers }: { numbers: readonly string[] }) => (
  <span class="why-cards">
    {numbers.map((text, place) => (
      <span key={`${place}`}>
        <NumeralText text={number(text)} />
      </span>
    ))}
  </span>
);

/** What the parts would have to make, and do not, crossed out. */
export const Struck = ({ values }: { values: readonly string[] }) => (
  <span class="why-struck">
    {values.map((value) => (
      <s key={value}>
        <NumeralText text={number(value)} />
      </s>
    ))}
  </span>
);
