/** Longer lines are cut: no chat app writes such a line before a text, and no shared text has one. */
const LONGEST = 1000;

const DIGIT = /\p{Nd}/u;

/** A decimal digit as 0 to 9. The ten digits of a script follow each other. */
function latinDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value}`;
}

/**
 * A line of a chat as it is compared: usual letters and digits, without invisible signs such as the
 * marks of the writing direction, and with one space between words. Joiners stay for names.
 */
export const plainLine = (line: string) => plainText(line.slice(0, LONGEST)).trim();

/** The same for a part of a sentence, of which the spaces at its ends count. */
export const plainText = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .replace(/(?![0-9])\p{Nd}/gu, latinDigit)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ");
