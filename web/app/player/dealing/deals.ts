import type { CardNumber } from "../../../engine/contract.d.ts";
import type { BriefDeal } from "../../../engine/facts.ts";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { type DealSettings, settings } from "../../base/browser/settings.ts";
import { load, save } from "../../base/browser/storage.ts";
import { SUITS } from "../../base/cards/cards.ts";
import { operatorsIn } from "../../base/cards/editions.ts";
import { allowingOf, isRestricted } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { ENGINE } from "../../base/python/engine-facts.ts";
import { courtsOf } from "../../base/words/courts.ts";
import { cardsName } from "../../table/hand/played.ts";
import { playedHands } from "../history/history.ts";
import { isBeginner, ownScore } from "../strength/strength.ts";

/** How many of the last hands are not dealt again. */
const RECENT = 50;

/**
 * The storage key of the last prebuilt hands that were dealt, also in earlier visits.
 */
const KEY = "twentyfour:ready";
const RECENT_PREBUILT = 16;

/** A prebuilt hand is drawn from this many hands with ratings near the player's strength. */
const NEAREST = 4;

/** The editions whose hands are too large to have a level. */
const UNRATED = ["five-cards", "six-cards", "krypto"];

/** Solvable hands of the full deck, computed when the page was built. */
const { deals } = ENGINE;

/** Those without courts, whose numbers a beginner does not know, and more of the easiest ones. */
const BEGINNERS: BriefDeal[] = [
  ...ENGINE.first.map(({ step: _, ...deal }) => deal),
  ...deals.filter(({ ranks }) => Math.max(...ranks) <= 10),
];

/** The hands that Python dealt in this visit. */
const dealt: CardNumber[][] = [];

/**
 * A deal without a call to Python; null if the wanted hands are others.
 *
 * @param last the hand on the table
 */
export function prebuiltDeal(last: CardNumber[] | null, wanted: DealSettings = settings.peek()) {
  const recent = recentlyPrebuilt();
  const near = wanted.level === "near";
  const fitting = near && isBeginner() ? BEGINNERS : deals;
  const fresh = fitting.filter(({ ranks }) => !recent.includes(cardsName(ranks)));
  return draw(near ? nearest(fresh) : fresh, last, wanted);
}

function nearest(deals: BriefDeal[]) {
  const score = ownScore();
  const distance = (deal: BriefDeal) => Math.abs(deal.score - score);
  return deals.sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
}

/**
 * Draws one of the deals at random, but not the last hand again; null if the wanted hands are
 * others.
 *
 * @param last the hand on the table
 */
export function draw<D extends BriefDeal>(
  deals: D[],
  last: CardNumber[] | null,
  { level, deck, solvable, edition, operators }: DealSettings = settings.peek(),
) {
  if (!["near", "any"].includes(level) || deck !== "K" || solvable !== "only") return null;
  if (edition !== "standard" || isRestricted({ operators })) return null;
  const others = deals.filter(({ ranks }) => `${ranks}` !== `${last}`);
  const deal = others[Math.floor(Math.random() * others.length)];
  if (!deal) return null;
  save(KEY, [...recentlyPrebuilt(), cardsName(deal.ranks)].slice(-RECENT_PREBUILT));
  return { ...unfolded(deal), solvable: true, dealt: true };
}

function unfolded<D extends BriefDeal>({ ranks, suits, score, level, ...rest }: D) {
  const suitOf = (place: number) =>
    SUITS.find((name) => name.startsWith(suits.charAt(place))) ?? "spades";
  const cards = ranks.map((rank, place) => ({ rank, suit: suitOf(place) }));
  return { cards, numbers: ranks, target: DEFAULT_TARGET, difficulty: { score, level }, ...rest };
}

function recentlyPrebuilt() {
  const stored = load(KEY);
  return Array.isArray(stored) ? stored : [];
}

/**
 * A deal from Python according to the player's settings, different from the last hands. If a target
 * is given, the edition is ignored.
 *
 * @param last the hand on the table
 */
export async function fetchDeal(
  last: CardNumber[] | null,
  {
    signal,
    target,
    ...wanted
  }: {
    signal?: AbortSignal | undefined;
    /** The default target if undefined. */
    target?: string | undefined;
  } & Partial<DealSettings> = {},
) {
  const all = { ...settings.peek(), ...wanted };
  const { level, solvable, edition, operators } = all;
  const played = playedHands.peek().map(({ numbers }) => numbers);
  const exclude = [...played.slice(-RECENT), ...dealt.slice(-RECENT), ...(last ? [last] : [])];
  const near = level === "near";
  const deck = near && all.deck === "K" && isBeginner() ? "10" : all.deck;
  const allowed = allowingOf({ operators });
  const deal =
    edition === "standard" || target !== undefined
      ? {
          ...allowed,
          ...(await ask(
            "deal",
            {
              ...(deck === "K" || deck === "10" ? { deck } : { courts: courtsOf(deck) }),
              exclude,
              solvable,
              ...allowed,
              ...(near ? { near: ownScore() } : { level: level === "any" ? null : level }),
              ...(target !== undefined && { target }),
            },
            { signal },
          )),
        }
      : await ask(
          "deal_edition",
          {
            edition,
            exclude,
            solvable,
            operators: operatorsIn(edition, operators),
            level: near || level === "any" || UNRATED.includes(edition) ? null : level,
          },
          { signal },
        );
  dealt.push(deal.numbers);
  return { ...deal, solvable: solvable === "only", dealt: true };
}
