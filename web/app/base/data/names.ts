/** Signs that join the letters on both sides: in Persian, in Indian scripts and in emoji. */
const JOINER = /^[\u200c\u200d]$/;

/** Signs that nobody sees, except for line breaks and the like. */
const UNSEEN = /(?!\p{Cc})\p{C}/u;

const isVisible = (sign: string | undefined) => sign !== undefined && !/[\p{C}\s]/u.test(sign);

/**
 * A name as it is kept: one line of composed letters, without invisible signs except for joiners
 * between visible ones.
 *
 * @param longest in characters
 */
export function plainName(text: string, longest: number) {
  const signs = [...text.normalize("NFC")];
  const seen = signs.filter((sign, at) => {
    if (!UNSEEN.test(sign)) return true;
    return JOINER.test(sign) && isVisible(signs[at - 1]) && isVisible(signs[at + 1]);
  });
  const line = seen
    .join("")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return [...line]
    .slice(0, longest)
    .join("")
    .replace(/(?:\u200c|\u200d|\s)+$/, "");
}

/** What is the same for all ways to write a name: composed or not, in capitals or not. */
export const nameKey = (name: string) => plainName(name, Number.POSITIVE_INFINITY).toLowerCase();
