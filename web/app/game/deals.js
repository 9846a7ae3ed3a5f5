import engineData from "../../generated/engine.json" with { type: "json" };
import { SUITS } from "../core/cards.js";
import { ask } from "../core/engine.js";
import { DEFAULT_TARGET } from "../core/hand-query.js";
import { settings } from "../core/settings.js";
import { load, save } from "../core/storage.js";
import { history } from "../history/history.js";
import { nameOf } from "../history/played.js";
import { ownScore } from "../strength/strength.js";
import { newcomer } from "./newcomer.js";

/** @import { CardNumber } from "../../engine/contract.d.ts" */
/** @import { BriefDeal, EngineFacts } from "../../engine/types.d.ts" */

/** So many of the last hands are not dealt again. */
const RECENT = 50;

/**
 * Solvable hands of the whole deck, and the easiest of A to 10, made when the page was built.
 */
const { deals, first } = /** @type {EngineFacts} */ (engineData);

/** The names of the last of these hands that were dealt, also in earlier visits; so many. */
const KEY = "twentyfour:ready";
const RECENT_READY = 16;

/** One of so many is dealt, those with the ratings nearest to the player's strength. */
const NEAR = 4;

/** The hands that Python dealt in this visit. */
const dealt = /** @type {CardNumber[][]} */ ([]);

/**
 * @template {BriefDeal} D
 * @param {D} deal
 */
function unfolded({ ranks, suits, score, level, ...rest }) {
  const suitOf = (/** @type {number} */ place) =>
    SUITS.find((name) => name.startsWith(suits.charAt(place))) ?? "spades";
  const cards = ranks.map((rank, place) => ({ rank, suit: suitOf(place) }));
  return { cards, numbers: ranks, target: DEFAULT_TARGET, difficulty: { score, level }, ...rest };
}

/**
 * A deal without a call to Python, if the settings of the deal allow it.
 *
 * @param {CardNumber[] | null} last the hand that lies there now
 */
export function readyDeal(last) {
  const recent = recentlyReady();
  const fresh = deals.filter(({ ranks }) => !recent.includes(nameOf(ranks)));
  return pick(settings.peek().level === "near" ? nearest(fresh) : fresh, last);
}

/**
 * One of the easiest hands, with a step on the way to 24, for who has not solved any yet.
 *
 * @param {CardNumber[] | null} last the hand that lies there now
 */
export function firstDeal(last) {
  if (!newcomer.peek()) return null;
  return pick(first, last);
}

/** @param {BriefDeal[]} deals */
function nearest(deals) {
  const score = ownScore();
  const distance = (/** @type {BriefDeal} */ deal) => Math.abs(deal.score - score);
  return deals.sort((a, b) => distance(a) - distance(b)).slice(0, NEAR);
}

/**
 * @template {BriefDeal} D
 * @param {D[]} deals
 * @param {CardNumber[] | null} last
 */
function pick(deals, last) {
  const { level, deck, solvable } = settings.peek();
  if (!["near", "any"].includes(level) || deck !== "K" || solvable !== "only") return null;
  const others = deals.filter(({ ranks }) => `${ranks}` !== `${last}`);
  const deal = others[Math.floor(Math.random() * others.length)];
  if (!deal) return null;
  save(KEY, [...recentlyReady(), nameOf(deal.ranks)].slice(-RECENT_READY));
  return { ...unfolded(deal), solvable: true, dealt: true };
}

function recentlyReady() {
  const stored = load(KEY);
  return Array.isArray(stored) ? stored : [];
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
  const difficulty =
    level === "near" ? { near: ownScore() } : { level: level === "any" ? null : level };
  const request = { deck, solvable, exclude, ...difficulty };
  const more = target === undefined ? {} : { target };
  const deal = await ask("deal", { ...request, ...more }, { signal });
  dealt.push(deal.numbers);
  return { ...deal, solvable: solvable === "only", dealt: true };
}
