import { effect, signal, untracked } from "@preact/signals";
import { withSuits } from "../../core/cards.js";
import { ask, engineState } from "../../core/engine.js";
import { DEFAULT_TARGET, queryOf, readOperators } from "../../core/hand-query.js";
import { go, href, read, route, SOLVABLE } from "../../core/router.js";
import { fetchDeal, prebuiltDeal } from "../../dealing/deals.js";
import { provisionalCards } from "../provisional-cards.js";
import { firstDeal } from "./first-deal.js";
import { createReading } from "./reading.js";

/** @import { Card, CardNumber, Difficulty, Step } from "../../../engine/contract.d.ts" */
/** @import { EngineError } from "../../core/engine.js" */
/** @import { Posed } from "../../core/puzzle.js" */
/** @import { Query } from "../../core/router.js" */

/**
 * The hand on the table. Until Python has read it, `numbers` is null, and a null card lies face
 * down.
 *
 * @typedef {object} Hand
 * @property {string} key the link that opens it
 * @property {(Card | null)[]} cards
 * @property {CardNumber[] | null} numbers
 * @property {string | null} target
 * @property {string | undefined} [operators] those that are allowed; all where it has none
 * @property {EngineError | null} error
 * @property {boolean} [solvable] whether it was dealt as one that has a solution
 * @property {boolean} [dealt] whether the game has chosen it, in this visit
 * @property {Difficulty | null} [difficulty] how hard it is, if that was told with the deal
 * @property {boolean} [review] whether it was dealt because one like it was missed
 * @property {Step} [step] a step towards it, of a hand that was dealt to a newcomer
 */

/**
 * @typedef {Pick<Hand, "cards" | "solvable" | "dealt" | "difficulty" | "review" | "step"> & Posed} Dealt
 */

/** @type {Hand} */
const NO_HAND = { key: "", cards: [], numbers: null, target: null, error: null };

/**
 * The table: the hand that the link names, or a new one.
 *
 * @param {Hand | null} [restored] the hand of the session that is restored
 */
export function createTable(restored) {
  const hand = signal(restored ? { ...restored, dealt: false } : NO_HAND);
  /** The hands dealt in this visit by their links, so that going back finds the same suits. */
  const dealt = /** @type {Map<string, Dealt>} */ (new Map());
  /** What is to be done before another hand is laid. */
  const beforeNext = /** @type {(() => void)[]} */ ([]);
  const reading = createReading(hand, () => {
    for (const handle of beforeNext) handle();
  });

  effect(() => {
    const { name, query } = route.value;
    if (name !== "play") return;
    if (!query.hand) untracked(() => dealTo(query));
    else if (href(name, query) !== hand.peek().key) untracked(() => open(query));
  });

  /** @param {Query} query */
  function open(query) {
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

  /**
   * Deals to a link that names no hand; the cards lie face down for as long as that takes.
   *
   * @param {Query} query
   */
  function dealTo(query) {
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
   * @param {AbortSignal} stopped
   * @param {Query} query what the link says besides the hand and its target
   * @param {{replace?: boolean, target?: string | undefined}} [options]
   */
  async function fetchAndLay(stopped, query, { target, ...options } = {}) {
    const { hash } = location;
    const deal = await fetchDeal(hand.peek().numbers, { signal: stopped, target });
    if (location.hash === hash) lay(deal, query, options);
  }

  /**
   * The link to a deal.
   *
   * @param {Dealt} deal
   * @param {Query} [query] what else the link says
   */
  function link(deal, query = {}) {
    const key = href("play", { ...queryOf(deal), ...query });
    dealt.set(key, deal);
    return key;
  }

  /**
   * @param {Dealt} deal
   * @param {Query} [query]
   * @param {{replace?: boolean}} [options]
   */
  function lay(deal, query = {}, options = {}) {
    link(deal, query);
    go("play", { ...queryOf(deal), ...query }, options);
  }

  return {
    hand,
    link,
    lay,
    settled: reading.settled,

    /**
     * Calls `handle` each time before another hand takes the place of the one on the table.
     *
     * @param {() => void} handle
     */
    onLeave(handle) {
      beforeNext.push(handle);
    },

    /**
     * Lays a hand again that lay here before.
     *
     * @param {Hand} former which Python has read
     */
    layAgain(former) {
      const { key, numbers, target } = former;
      dealt.set(key, { ...former, numbers: numbers ?? [], target: target ?? "" });
      const { name, query } = read(key);
      go(name, query);
    },

    /**
     * The link to the hand on the table, which Python has read.
     *
     * @param {Query} query what else the link says
     */
    linkHere(query) {
      const { cards, numbers, target, operators, solvable = false } = hand.value;
      return link(
        { cards, numbers: numbers ?? [], target: target ?? "", operators, solvable },
        query,
      );
    },

    /**
     * Deals a new hand, if it can without waiting for Python to start.
     *
     * @param {Query} [query] what the link says besides
     */
    deal(query = {}) {
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

/** @typedef {ReturnType<typeof createTable>} Table */

/**
 * A hand that Python has not read yet.
 *
 * @param {string} key
 * @param {{target?: string | undefined, operators?: string | undefined}} query
 * @param {(Card | null)[]} cards
 * @returns {Hand}
 */
const unread = (key, query, cards) => ({
  key,
  cards,
  numbers: null,
  target: plainTarget(query.target),
  operators: readOperators(query),
  error: null,
});

/**
 * The hand and target of a link, as Python reads them.
 *
 * @param {Query} query
 * @param {AbortSignal} stopped
 */
async function readByPython(query, stopped) {
  const [{ cards, numbers }, target] = await Promise.all([
    ask("read_hand", { text: query.hand ?? "" }, { signal: stopped }),
    ask("read_target", { text: query.target ?? DEFAULT_TARGET }, { signal: stopped }),
  ]);
  return { cards: withSuits(cards), numbers, target };
}

/** @param {string | undefined} target */
const isDefault = (target = DEFAULT_TARGET) => target.trim() === DEFAULT_TARGET;

/**
 * The target of a link, where it can be shown before Python has read it.
 *
 * @param {string | undefined} target
 */
const plainTarget = (target = DEFAULT_TARGET) => (/^-?\d{1,9}$/.test(target) ? target : null);
