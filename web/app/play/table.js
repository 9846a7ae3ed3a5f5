import { effect, signal } from "@preact/signals";
import engineData from "../../generated/engine.json";
import { carried } from "../carry.js";
import { ask, EngineError, engineState, isAbort } from "../engine.js";
import { go, href, route } from "../router.js";
import { dress, sketch } from "./sketch.js";

/** @import { Card, CardNumber, Deal, ReadHand } from "../types.js" */

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
 */

const DEALS = /** @type {Deal[]} */ (engineData.deals);
const DEFAULT_TARGET = "24";

/** @type {Hand} */
const NO_HAND = { key: "", cards: [], numbers: null, target: null, error: null };

/** The table: the hand that the link names, or a new one. */
export function createTable() {
  /** @type {import("@preact/signals").Signal<Hand>} */
  const hand = signal(carried?.hand ?? NO_HAND);
  /** Hands dealt in this visit, by link, so that going back finds the same suits. */
  const dealt = /** @type {Map<string, Deal>} */ (new Map());
  let reading = new AbortController();
  let read = Promise.resolve();

  effect(() => {
    const { name, query } = route.value;
    if (name !== "play") return;
    if (!query.hand) lay(draw(), { replace: true });
    else if (href(name, query) !== hand.peek().key) open(query);
  });

  /** @param {Record<string, string>} query */
  function open(query) {
    reading.abort();
    reading = new AbortController();
    const key = href("play", query);
    const known = dealt.get(key);
    if (known) {
      hand.value = { key, ...known, error: null };
      read = Promise.resolve();
      return;
    }
    const target = /^-?\d+$/.test(query.target ?? DEFAULT_TARGET)
      ? (query.target ?? DEFAULT_TARGET)
      : null;
    hand.value = { key, cards: sketch(query.hand ?? ""), numbers: null, target, error: null };
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
        /** @type {Promise<ReadHand>} */ (ask("read_hand", { text: query.hand }, { signal })),
        /** @type {Promise<string>} */ (
          ask("read_target", { text: query.target ?? DEFAULT_TARGET }, { signal })
        ),
      ]);
      if (!signal.aborted) hand.value = { ...hand.value, cards: dress(cards), numbers, target };
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      if (!(error instanceof EngineError)) throw error;
      hand.value = { ...hand.value, cards: [], error };
    }
  }

  /** A deal that was made when the page was built. */
  function draw() {
    const others = DEALS.filter((deal) => linkOf(deal) !== hand.peek().key);
    return /** @type {Deal} */ (others[Math.floor(Math.random() * others.length)]);
  }

  /**
   * @param {Deal} deal
   * @param {{replace?: boolean}} [options]
   */
  function lay(deal, options) {
    dealt.set(linkOf(deal), deal);
    go("play", queryOf(deal), options);
  }

  return {
    hand,

    /** The hand once Python has read it; it may carry an error instead of numbers. */
    async settled() {
      for (let seen; seen !== read; ) {
        seen = read;
        await seen;
      }
      return hand.value;
    },

    /**
     * Deals a new hand, without waiting for Python if it still sleeps; not to a player who has
     * gone elsewhere meanwhile.
     */
    async deal() {
      const { hash } = location;
      const deal = engineState.value === "ready" ? await ask("deal", {}) : draw();
      if (location.hash === hash) lay(deal);
    },
  };
}

/** @typedef {ReturnType<typeof createTable>} Table */

/**
 * What the link of a hand says of it.
 *
 * @param {{numbers: CardNumber[], target: string}} hand
 */
export function queryOf({ numbers, target }) {
  const hand = numbers.join(",");
  return target === DEFAULT_TARGET ? { hand } : { hand, target };
}

/** @param {Deal} deal */
const linkOf = (deal) => href("play", queryOf(deal));
