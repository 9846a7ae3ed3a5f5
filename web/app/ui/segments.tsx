/**
 * All choices of one thing side by side.
 *
 * @template {string | number} Choice
 * @param {object} props
 * @param {string} props.name of the group of radio buttons
 * @param {string} props.legend
 * @param {Choice} props.value
 * @param {readonly Choice[]} props.choices
 * @param {(choice: Choice) => string} props.word
 * @param {(choice: Choice) => void} props.onChoose
 */
export function Segments({ name, legend, value, choices, word, onChoose }) {
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
