import { NumeralText } from "../cards/numeral-text.tsx";
import type { RadioProps } from "../fields/segments.tsx";

/** The choice that matters most at a start: one card for each value, the chosen one in front. */
export function CardChoice<Choice extends string | number>({
  name,
  legend,
  value,
  choices,
  word,
  numeral,
  onChoose,
}: RadioProps<Choice> & {
  /** What the card of a value shows. A screen reader says its word. */
  numeral: (choice: Choice) => string;
}) {
  return (
    <fieldset class="choice card-choice">
      <legend class="unseen">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice} class="card-option">
          <input
            type="radio"
            name={name}
            value={choice}
            aria-label={word(choice)}
            checked={value === choice}
            onChange={() => onChoose(choice)}
          />
          <span>
            <NumeralText text={numeral(choice)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
