/** All choices of a setting, side by side. */
export function Segments<Choice extends string | number>({
  name,
  legend,
  value,
  choices,
  word,
  onChoose,
}: {
  /** The name of the group of radio buttons. */
  name: string;
  legend: string;
  value: Choice;
  choices: readonly Choice[];
  word: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
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
