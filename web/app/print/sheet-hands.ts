import { RATED_CARDS } from "../core/card-limits.js";
import { ask } from "../core/engine.js";
import { SYMBOLS } from "../core/operators.js";

/** @import { Key, Level, SheetHand } from "../../engine/contract.d.ts" */
/** @import { ListedHand } from "./hand-list.js" */
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
export async function fetchHands(sheet, signal) {
  const { seed, hands: listed, count, level, deck, edition, key, format } = sheet;
  if (listed) return Promise.all(listed.map((hand) => fetchListed(hand, key, signal)));
  const pack = edition ? { edition } : { deck };
  const parts = format === "kit" ? KIT : [{ level, count }];
  const hands = [];
  for (const part of parts) {
    const made = await ask("sheet", { seed, key, ...pack, ...part }, { signal });
    hands.push(...made.hands);
  }
  return hands;
}

/**
 * A hand that the link lists, with what a sheet has of it.
 *
 * @param {ListedHand} hand
 * @param {Key} key
 * @param {AbortSignal} signal
 * @returns {Promise<SheetHand>}
 */
async function fetchListed({ numbers, target, operators = SYMBOLS.join("") }, key, signal) {
  const hand = { numbers, target, operators };
  const isRated = numbers.length <= RATED_CARDS;
  const { level } = isRated ? await ask("rate", hand, { signal }) : { level: null };
  if (key === "none") return { ...hand, level, solutions: [] };
  const { solutions } = await ask("solve", hand, { signal });
  const texts = solutions.map(({ text }) => text);
  return { ...hand, level, solutions: key === "all" ? texts : texts.slice(0, 1) };
}
