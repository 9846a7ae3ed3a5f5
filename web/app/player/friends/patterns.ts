import { plainText } from "./plain-line.ts";

/** A part of a regular expression, and the names of its groups. */
export interface Pattern {
  source: string;
  names: string[];
}

/** The words of a key: a template, or templates by plural form. */
type Entry = string | Record<string, string>;

/** Exactly these words. */
export const exactly = (words: string): Pattern => ({
  source: plainText(words).replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"),
  names: [],
});

/** What a regular expression matches, under a name. */
export const named = (name: string, source: string): Pattern => ({
  source: `(${source})`,
  names: [name],
});

export const inOrder = (...parts: Pattern[]): Pattern => ({
  source: parts.map(({ source }) => source).join(""),
  names: parts.flatMap(({ names }) => names),
});

export const either = (...parts: Pattern[]): Pattern => ({
  ...inOrder(...parts),
  source: `(?:${parts.map(({ source }) => source).join("|")})`,
});

export const perhaps = (part: Pattern): Pattern => ({ ...part, source: `(?:${part.source})?` });

/** What a pattern matches, under a name. */
export const asWhole = (name: string, { source, names }: Pattern): Pattern => ({
  source: `(${source})`,
  names: [name, ...names],
});

/** The sentence of an entry in each of its plural forms, with a pattern for each {parameter}. */
export const sentence = (entry: Entry, params: Record<string, Pattern>): Pattern =>
  either(
    ...(typeof entry === "string" ? [entry] : Object.values(entry)).map((template) =>
      inOrder(
        ...template.split(/\{(\w+)\}/).map((piece, at) => {
          if (at % 2 === 0) return exactly(piece);
          const param = params[piece];
          if (!param) throw new Error(`no pattern for {${piece}}`);
          return param;
        }),
      ),
    ),
  );

/** What the groups of a pattern matched, by name, and where the match begins. */
export type Values = ReadonlyMap<string, string>;

/** A function that finds a pattern in a text. Returns where it begins, and the values of its groups. */
export function finder({ source, names }: Pattern) {
  const expression = new RegExp(source, "u");
  return (text: string): { index: number; values: Values } | null => {
    const found = expression.exec(text);
    if (!found) return null;
    const groups = names.map((name, at) => [name, found[at + 1]] as const);
    const values = new Map(
      groups.filter((pair): pair is [string, string] => pair[1] !== undefined),
    );
    return { index: found.index, values };
  };
}
