import { nameKey, plainName } from "./names.ts";

const LONGEST_NAME = 40;
const LONGEST_LIST = 8000;

/** The names in a typed or pasted list, one a line or between commas; each name once. */
export function readNames(text: string) {
  const names = new Map<string, string>();
  for (const part of text.slice(0, LONGEST_LIST).split(/[\n\r,;，、；\t]+/u)) {
    const name = plainName(part.replace(/^\s*\d+[.)]\s+/u, ""), LONGEST_NAME);
    if (name && !names.has(nameKey(name))) names.set(nameKey(name), name);
  }
  return [...names.values()];
}
