import { effect, signal, untracked } from "@preact/signals";
import { ask, EngineError, engineState, isAbort } from "../core/engine.js";
import { DEFAULT_TARGET, queryOf } from "../core/hand-query.js";
import { go, href, route } from "../core/router.js";
import { fetchDeal, firstDeal, readyDeal } from "./deals.js";
import { provisionalCards, withSuits } from "./provisional-cards.js";

/** @import { Query } from "../core/router.js" */
/** @import { Card, CardNumber, Difficulty, Step } from "../../engine/contract.d.ts" */

/**
 * The hand on the table. Until Python has read it, `numbers` is null, and a null card lies face
 * down.
 *
 * @typedef {object} Hand
 * @property {string} key the link that opens it
 * @property {(Card | null)[]} cards
 * @property {CardNumber[] | null} numbers
 * @property {string | null} target
 * @property {EngineError | null} error
 * @property {boolean} [solvable] whether it was dealt as one that has a solution
 * @property {boolean} [dealt] whether the game has chosen it, in this visit
 * @property {Difficulty | null} [difficulty] how hard it is, if that was told with the deal
 * @property {Step} [step] a step towards it, of a hand that was dealt to a newcomer
 */

/**
 * @typedef {Pick<Hand, "cards" | "solvable" | "dealt" | "difficulty" | "step"> & {numbers: CardNumber[], target: string}} Dealt
 */

/** @type {Hand} */
const NO_HAND = { key: "", cards: [], numbers: null, target: null, error: null };

/** What the browser's history keeps, also over a reload, with a hand that was dealt as solvable. */
const SOLVABLE = { solvable: true };

/**
 * The table: the hand that the link names, or a new one.
 *
 * @param {Hand | null} [restored] the hand of the session that is restored
 */
export function createTable(restored) {
  /** @type {import("@preact/signals").Signal<Hand>} */
  const hand = signal(restored ? { ...restored, dealt: false } : NO_HAND);
  /** Hands dealt in this visit, by link, so that going back finds the same suits. */
  const dealt = /** @type {Map<string, Dealt>} */ (new Map());
  let reading = new AbortController();
  let read = Promise.resolve();

  effect(() => {
    const { name, query } = route.value;
    if (name !== "play") return;
    if (!query.hand) untracked(() => begin(query));
    else if (href(name, query) !== hand.peek().key) open(query);
  });

  /** @param {Record<string, string>} query */
  function open(query) {
    reading.abort();
    reading = new AbortController();
    const key = href("play", query);
    const known = dealt.get(key);
    if (known) {
      if (known.solvable) history.replaceState(SOLVABLE, "");
      hand.value = { key, ...known, error: null };
      read = Promise.resolve();
      return;
    }
    const target = plainTarget(query.target);
    const cards = provisionalCards(query.hand ?? "");
    const solvable = history.state?.solvable ?? false;
    hand.value = { key, cards, numbers: null, target, error: null, solvable };
    read = look(query, reading.signal);
  }

  /**
   * Lets Python read the hand and target of a link.
   *
   * @param {Record<string, string>} query
   * @param {AbortSignal} signal
   */
  async function look(query, signal) {
    try {
      const [{ cards, numbers }, target] = await Promise.all([
        ask("read_hand", { text: query.hand ?? "" }, { signal }),
        ask("read_target", { text: query.target ?? DEFAULT_TARGET }, { signal }),
      ]);
      if (!signal.aborted) hand.value = { ...hand.value, cards: withSuits(cards), numbers, target };
    } catch (error) {
      failed(error, signal);
    }
  }

  /**
   * Shows why Python has no hand for the link; an aborted call is no failure.
   *
   * @param {unknown} error
   * @param {AbortSignal} signal
   */
  function failed(error, signal) {
    if (isAbort(error) || signal.aborted) return;
    if (!(error instanceof EngineError)) throw error;
    hand.value = { ...hand.value, cards: [], error };
  }

  /**
   * Deals to a link that names no hand; the cards lie face down for as long as that takes.
   *
   * @param {Query} query
   */
  function begin(query) {
    const { hand: _, target, ...rest } = query;
    const last = hand.peek().numbers;
    const deal = isDefault(target) ? (firstDeal(last) ?? readyDeal(last)) : null;
    if (deal) {
      lay(deal, rest, { replace: true });
      return;
    }
    reading.abort();
    reading = new AbortController();
    const cards = [null, null, null, null];
    const key = href("play", query);
    hand.value = { key, cards, numbers: null, target: plainTarget(target), error: null };
    read = fetchAndLay(rest, { replace: true }, target);
  }

  /**
   * Not to a player who has gone elsewhere meanwhile.
   *
   * @param {Query} query what the link says besides the hand and its target
   * @param {{replace?: boolean}} [options]
   * @param {string} [target]
   */
  async function fetchAndLay(query, options, target) {
    const { hash } = location;
    const { signal } = reading;
    try {
      const deal = await fetchDeal(hand.peek().numbers, { signal, target });
      if (location.hash === hash) lay(deal, query, options);
    } catch (error) {
      failed(error, signal);
    }
  }

  /**
   * The link to a deal, which then finds the same suits.
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

    /**
     * The link to the hand that lies here, which Python has read; it then finds the same suits.
     *
     * @param {Query} query what else the link says
     */
    linkHere(query) {
      const { cards, numbers, target, solvable = false } = hand.value;
      return link({ cards, numbers: numbers ?? [], target: target ?? "", solvable }, query);
    },

    /** The hand once Python has read it; rejects with what is wrong with it. */
    async settled() {
      for (let seen; seen !== read; ) {
        seen = read;
        await seen;
      }
      const { numbers, target, error } = hand.value;
      if (error) throw error;
      if (!numbers || target === null) throw new DOMException("no hand lies here", "AbortError");
      return { numbers, target };
    },

    /**
     * Deals a new hand, if it can without waiting for Python while that still sleeps.
     *
     * @param {Query} [query] what the link says besides
     */
    deal(query = {}) {
      const last = hand.peek().numbers;
      const first = firstDeal(last);
      const deal = first ?? readyDeal(last);
      if (engineState.peek() === "ready" && !first) fetchAndLay(query);
      else if (deal) lay(deal, query);
      else go("play", query);
    },
  };
}

/** @typedef {ReturnType<typeof createTable>} Table */

/** @param {string | undefined} target */
const isDefault = (target = DEFAULT_TARGET) => target.trim() === DEFAULT_TARGET;

/**
 * The target of a link, where it can be shown before Python has read it.
 *
 * @param {string | undefined} target
 */
const plainTarget = (target = DEFAULT_TARGET) => (/^-?\d{1,9}$/.test(target) ? target : null);
