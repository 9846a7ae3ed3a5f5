import { languages, tokenizeText } from "prism-code-editor/prism";
import "prism-code-editor/prism/languages/python";

/** A part of a line of code, and what it is, such as `keyword`; empty for other text. */
export type Span = { kind: string; text: string };

type Part = ReturnType<typeof tokenizeText>[number];

/** The lines of Python code as spans. */
export function linesOf(code: string): Span[][] {
  const lines: Span[][] = [[]];
  for (const { kind, text } of spansOf(tokenizeText(code, languages.python ?? {}), "")) {
    for (const [place, piece] of text.split("\n").entries()) {
      if (place) lines.push([]);
      if (piece) lines.at(-1)?.push({ kind, text: piece });
    }
  }
  return lines;
}

const spansOf = (parts: Part[], kind: string): Span[] =>
  parts.flatMap((part) => {
    if (typeof part === "string") return [{ kind, text: part }];
    const inside = part.content;
    return typeof inside === "string"
      ? [{ kind: part.type, text: inside }]
      : spansOf(inside, part.type);
  });
