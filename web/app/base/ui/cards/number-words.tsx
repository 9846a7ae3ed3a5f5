import { NumeralText } from "./numeral-text.tsx";

/** Words with one number, which is drawn in the strokes of the cards, wherever the language has it. */
export function NumberWords({
  words,
  number,
  size,
}: {
  words: string;
  number: string;
  size: 34 | 46 | 64;
}) {
  const [before = "", ...after] = words.split(number);
  return (
    <>
      {before && <span>{before}</span>}
      <NumeralText text={number} size={size} />
      <span>{after.join(number)}</span>
    </>
  );
}
