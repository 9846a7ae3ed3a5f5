import engineData from "../../generated/engine.json";
import { ask } from "../core/engine.js";
import { CHOICES, settings } from "../core/settings.js";
import { history } from "../history/history.js";
import { newcomer } from "./newcomer.js";

/** @import { CardNumber, Deal } from "../../engine/contract.d.ts" */
/** @import { EngineFacts } from "../../engine/types.d.ts" */

/** So many of the last hands are not dealt again. */
const RECENT = 50;

/** Solvable hands of the whole deck, and the easiest of A to 10, made when the page was built. */
const { deals: READY, first: FIRST } = /** @type {EngineFacts} */ (engineData);

/** The hands that Python dealt in this visit. */
const dealt = /** @type {CardNumber[][]} */ ([]);

const OPTIONS = /** @type {const} */ (["level", "deck", "solvable"]);

/**
 * A deal without a call to Python, if the settings of the deal are the defaults.
 *
 * @param {CardNumber[] | null} last the hand that lies there now
 */
export function readyDeal(last) {
  return pick(READY, last);
}

/**
 * One of the easiest hands, with a step on the way to 24, for who has not solved any yet.
 *
 * @param {CardNumber[] | null} last the hand that lies there now
 */
export function firstDeal(last) {
  return newcomer.peek() ? pick(FIRST, last) : null;
}

/**
 * @template {Deal} D
 * @param {D[]} deals
 * @param {CardNumber[] | null} last
 */
function pick(deals, last) {
  if (OPTIONS.some((option) => settings.peek()[option] !== CHOICES[option][0])) return null;
  const others = deals.filter(({ numbers }) => `${numbers}` !== `${last}`);
  const deal = others[Math.floor(Math.random() * others.length)];
  return deal ? { ...deal, solvable: true } : null;
}

/**
 * A deal from Python by the settings, which excludes the last hands.
 *
 * @param {CardNumber[] | null} last the hand that lies there now
 * @param {{signal?: AbortSignal | undefined, target?: string | undefined}} [options]
 */
export async function fetchDeal(last, { signal, target } = {}) {
  const { level, deck, solvable } = settings.peek();
  const played = history.peek().map(({ numbers }) => numbers);
  const exclude = [...played.slice(-RECENT), ...dealt.slice(-RECENT), ...(last ? [last] : [])];
  const request = { deck, solvable, exclude, level: level === "any" ? null : level };
  const more = target === undefined ? {} : { target };
  const deal = await ask("deal", { ...request, ...more }, { signal });
  dealt.push(deal.numbers);
  return { ...deal, solvable: solvable === "only" };
}
