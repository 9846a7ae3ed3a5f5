import { loadFields, save } from "../../base/browser/storage.ts";

/** The codes that the player wrote, kept on this device. */

const KEY = "twentyfour:bench";
const KEPT = 5;

/** The most letters of a code. */
export const MOST_LETTERS = 40_000;

/** The last codes of the player, the newest first. */
export function ownCodes(): string[] {
  const { codes } = loadFields(KEY);
  if (!Array.isArray(codes)) return [];
  return codes
    .filter((code) => typeof code === "string" && code.length <= MOST_LETTERS)
    .slice(0, KEPT);
}

/**
 * Keeps a code. It takes the place of the one that was edited; otherwise it is added, and the oldest
 * is dropped.
 */
export function keepCode(code: string, edited: string) {
  const others = ownCodes().filter((each) => each !== edited && each !== code);
  return save(KEY, { codes: [code, ...others].slice(0, KEPT) });
}
