/** A choice of one value, and how it is named. */
export type RadioProps<Choice extends string | number> = {
  /** The name of the group of radio buttons. */
  name: string;
  legend: string;
  value: Choice;
  choices: readonly Choice[];
  word: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
};

/** All choices of a setting, side by side. */
export function Segments<Choice extends string | number>({
  name,
  legend,
  value,
  choices,
  word,
  quiet = false,
  onChoose,
}: RadioProps<Choice> & {
  /** Whether only screen readers read the legend. */
  quiet?: boolean;
}) {
  return (
    <fieldset class="choice">
      <legend class={quiet ? "unseen" : undefined}>{legend}</legend>
      <div class="segments">
        {choices.map((choice) => (
          <label key={choice} class="segment">
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChoose(choice)}
            />
            <span>{word(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
