import { ask } from "../core/engine.js";

/** @import { Level, SheetHand } from "../../engine/contract.d.ts" */
/** @import { SheetChoices } from "./sheet-link.js" */

/** How many cards of one, two and three dots a kit has. */
const KIT = /** @type {{level: Level, count: number}[]} */ ([
  { level: "easy", count: 12 },
  { level: "medium", count: 24 },
  { level: "hard", count: 12 },
]);

/** @type {Record<Level, number>} */
const DOTS = { easy: 1, medium: 2, hard: 3, expert: 3 };

/**
 * The dots of a hand; none where it has no level.
 *
 * @param {Level | null} level
 */
export const dotsOf = (level) => (level ? DOTS[level] : 0);

/**
 * The hands of a sheet, with the solutions of its key.
 *
 * @param {SheetChoices} sheet
 * @param {AbortSignal} signal
 * @returns {Promise<SheetHand[]>}
 */
export async function fetchHands({ seed, count, level, deck, edition, key, format }, signal) {
  const pack = edition ? { edition } : { deck };
  const parts = format === "kit" ? KIT : [{ level, count }];
  const hands = [];
  for (const part of parts) {
    const made = await ask("sheet", { seed, key, ...pack, ...part }, { signal });
    hands.push(...made.hands);
  }
  return hands;
}
