import { effect, signal, untracked } from "@preact/signals";
import type { Card, CardNumber, Difficulty, Step } from "../../../engine/contract.d.ts";
import { withSuits } from "../../core/cards.ts";
import { ask, type EngineError, engineState } from "../../core/engine.ts";
import { DEFAULT_TARGET, queryOf, readOperators } from "../../core/hand-query.ts";
import type { Posed } from "../../core/puzzle.ts";
import { go, href, type Query, read, route, SOLVABLE } from "../../core/router.ts";
import { fetchDeal, prebuiltDeal } from "../../dealing/deals.ts";
import { provisionalCards } from "../provisional-cards.ts";
import { firstDeal } from "./first-deal.ts";
import { createReading } from "./reading.ts";

/**
 * The hand on the table. Until Python has read it, `numbers` is null, and a null card lies face
 * down.
 */
export interface Hand {
  /** The link that opens it. */
  key: string;
  cards: (Card | null)[];
  numbers: CardNumber[] | null;
  target: string | null;
  /** Those that are allowed; all where it has none. */
  operators?: string | undefined;
  error: EngineError | null;
  /** Whether it was dealt as one that has a solution. */
  solvable?: boolean;
  /** Whether the game has chosen it, in this visit. */
  dealt?: boolean;
  /** How hard it is, if that was told with the deal. */
  difficulty?: Difficulty | null;
  /** Whether it was dealt because one like it was missed. */
  review?: boolean;
  /** A step towards it, of a hand that was dealt to a newcomer. */
  step?: Step;
}

export type Dealt = Pick<Hand, "cards" | "solvable" | "dealt" | "difficulty" | "review" | "step"> &
  Posed;

const NO_HAND: Hand = { key: "", cards: [], numbers: null, target: null, error: null };

/**
 * The table: the hand that the link names, or a new one.
 *
 * @param restored the hand of the session that is restored
 */
export function createTable(restored?: Hand | null) {
  const hand = signal(restored ? { ...restored, dealt: false } : NO_HAND);
  /** The hands dealt in this visit by their links, so that going back finds the same suits. */
  const dealt = new Map<string, Dealt>();
  /** What is to be done before another hand is laid. */
  const beforeNext: (() => void)[] = [];
  const reading = createReading(hand, () => {
    for (const handle of beforeNext) handle();
  });

  effect(() => {
    const { name, query } = route.value;
    if (name !== "play") return;
    if (!query.hand) untracked(() => dealTo(query));
    else if (href(name, query) !== hand.peek().key) untracked(() => open(query));
  });

  function open(query: Query) {
    const key = href("play", query);
    const known = dealt.get(key);
    if (known) {
      if (known.solvable) history.replaceState(SOLVABLE, "");
      reading.begin({ ...known, key, error: null }, async () => {});
      return;
    }
    const cards = provisionalCards(query.hand ?? "");
    const solvable = history.state?.solvable ?? false;
    reading.begin({ ...unread(key, query, cards), solvable }, async (stopped) => {
      const read = await readByPython(query, stopped);
      if (!stopped.aborted) hand.value = { ...hand.value, ...read };
    });
  }

  /** Deals to a link that names no hand; the cards lie face down for as long as that takes. */
  function dealTo(query: Query) {
    const { hand: _, target, operators: __, ...rest } = query;
    const last = hand.peek().numbers;
    const deal = isDefault(target) ? (firstDeal(last) ?? prebuiltDeal(last)) : null;
    if (deal) {
      lay(deal, rest, { replace: true });
      return;
    }
    const cards = [null, null, null, null];
    reading.begin(unread(href("play", query), { target }, cards), (stopped) =>
      fetchAndLay(stopped, rest, { replace: true, target }),
    );
  }

  /**
   * Lays a deal from Python, but not to a player who has gone elsewhere meanwhile.
   *
   * @param query what the link says besides the hand and its target
   */
  async function fetchAndLay(
    stopped: AbortSignal,
    query: Query,
    { target, ...options }: { replace?: boolean; target?: string | undefined } = {},
  ) {
    const { hash } = location;
    const deal = await fetchDeal(hand.peek().numbers, { signal: stopped, target });
    if (location.hash === hash) lay(deal, query, options);
  }

  /**
   * The link to a deal.
   *
   * @param query what else the link says
   */
  function link(deal: Dealt, query: Query = {}) {
    const key = href("play", { ...queryOf(deal), ...query });
    dealt.set(key, deal);
    return key;
  }

  function lay(deal: Dealt, query: Query = {}, options: { replace?: boolean } = {}) {
    link(deal, query);
    go("play", { ...queryOf(deal), ...query }, options);
  }

  return {
    hand,
    link,
    lay,
    settled: reading.settled,

    /** Calls `handle` each time before another hand takes the place of the one on the table. */
    onLeave(handle: () => void) {
      beforeNext.push(handle);
    },

    /**
     * Lays a hand again that lay here before.
     *
     * @param former which Python has read
     */
    layAgain(former: Hand) {
      const { key, numbers, target } = former;
      dealt.set(key, { ...former, numbers: numbers ?? [], target: target ?? "" });
      const { name, query } = read(key);
      go(name, query);
    },

    /**
     * The link to the hand on the table, which Python has read.
     *
     * @param query what else the link says
     */
    linkHere(query: Query) {
      const { cards, numbers, target, operators, solvable = false } = hand.value;
      return link(
        { cards, numbers: numbers ?? [], target: target ?? "", operators, solvable },
        query,
      );
    },

    /**
     * Deals a new hand, if it can without waiting for Python to start.
     *
     * @param query what the link says besides
     */
    deal(query: Query = {}) {
      const last = hand.peek().numbers;
      const first = firstDeal(last);
      const deal = first ?? prebuiltDeal(last);
      if (engineState.peek() === "ready" && !first) {
        reading.attempt((stopped) => fetchAndLay(stopped, query));
      } else if (deal) lay(deal, query);
      else go("play", query);
    },
  };
}

export type Table = ReturnType<typeof createTable>;

/** A hand that Python has not read yet. */
const unread = (
  key: string,
  query: { target?: string | undefined; operators?: string | undefined },
  cards: (Card | null)[],
): Hand => ({
  key,
  cards,
  numbers: null,
  target: plainTarget(query.target),
  operators: readOperators(query),
  error: null,
});

/** The hand and target of a link, as Python reads them. */
async function readByPython(query: Query, stopped: AbortSignal) {
  const [{ cards, numbers }, target] = await Promise.all([
    ask("read_hand", { text: query.hand ?? "" }, { signal: stopped }),
    ask("read_target", { text: query.target ?? DEFAULT_TARGET }, { signal: stopped }),
  ]);
  return { cards: withSuits(cards), numbers, target };
}

const isDefault = (target: string | undefined = DEFAULT_TARGET) => target.trim() === DEFAULT_TARGET;

/** The target of a link, where it can be shown before Python has read it. */
const plainTarget = (target: string | undefined = DEFAULT_TARGET) =>
  /^-?\d{1,9}$/.test(target) ? target : null;
