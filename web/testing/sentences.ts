import fc from "fast-check";

const DASHES = ["-", "\u2010", "\u2011", "\u2013", "\u2014", "\u2212"];
const UNSEEN = ["", "", "", "\u200b", "\u00ad", "\u2060", "\ufeff"];
const OPENINGS = ["", "(", "[", "\u201e", "\u201c", "\u00ab", '"', "'", "> ", "> > ", "<", "`"];
const CLOSINGS = [
  "",
  ".",
  "!",
  "?",
  ",",
  ")",
  "].",
  "\u201c",
  "\u201d.",
  "\u00bb",
  '"',
  "'",
  ">",
  "`",
  "\u3002",
];

/**
 * Functions that put a code or link into a sentence as people and programs do: with other dashes,
 * invisible signs, and the signs of the sentence around it.
 */
export const inSentence = () =>
  fc
    .record({
      dash: fc.constantFrom(...DASHES),
      unseen: fc.array(fc.constantFrom(...UNSEEN), { minLength: 1, maxLength: 5 }),
      opening: fc.constantFrom(...OPENINGS),
      closing: fc.constantFrom(...CLOSINGS),
    })
    .map(({ dash, unseen, opening, closing }) => (text: string) => {
      const signs = [...text].map(
        (sign, at) => (sign === "-" ? dash : sign) + unseen[at % unseen.length],
      );
      return opening + signs.join("") + closing;
    });
