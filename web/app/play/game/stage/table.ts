import { computed, effect, signal, untracked } from "@preact/signals";
import type { Card } from "../../../../engine/contract.d.ts";
import {
  type Allowances,
  DEFAULT_TARGET,
  queryOf,
  readAllowing,
} from "../../../base/address/hand-query.ts";
import { go, href, type Query, read, route, SOLVABLE } from "../../../base/address/router.ts";
import { withSuits } from "../../../base/cards/cards.ts";
import { ask, engineState, failureOf } from "../../../base/python/engine.ts";
import { fetchDeal, prebuiltDeal } from "../../../player/dealing/deals.ts";
import { takeWaiting } from "../../../player/history/review/waiting.ts";
import type { Log } from "../../../table/hand/log.ts";
import type { Answers, Deal, Fault } from "../../../table/hand/types.ts";
import { NO_DEAL } from "../../../table/hand/views.ts";
import type { HandTable } from "../../../table/playing/hand-table.ts";
import type { TableOptions } from "../../../table/playing/live.ts";
import type { Dealer, Dealt } from "../../mode.ts";
import { playOf } from "../../modes.ts";
import { provisionalCards } from "../provisional-cards.ts";
import { firstDeal } from "./first-deal.ts";

/** The hand on the table, and how it comes there. */
export interface Table extends Dealer {
  /**
   * The hand of a link, as Python reads it. A link without a hand is replaced by the link of a
   * dealt hand.
   */
  readHand: TableOptions["readHand"];
  /** Puts the hand of each opened link on the table, from now on. */
  followLinks: () => void;
  /** Puts an earlier hand on the table again. */
  reopen: (deal: Deal) => void;
}

/** The hand on the table: the hand in the link, or a new one. */
export function createTable({ live, table }: Pick<HandTable, "live" | "table">): Table {
  /** The hands dealt in this visit by link, so that going back finds the same suits. */
  const dealt = new Map<string, Dealt>();
  /** The hands that have ended, by link, so that going back finds them as they ended. */
  const ended = new Map<string, Log>();
  /** Why no new hand was dealt, while the previous hand stays on the table. */
  const fault = signal<Fault | null>(null);
  let dealing = new AbortController();
  const hand = computed(() => ({
    ...table.hand.value,
    error: table.hand.value.error ?? fault.value,
  }));

  function begin(deal: Deal) {
    dealing.abort();
    dealing = new AbortController();
    fault.value = null;
    const { log } = live.shelf.peek();
    if (log.state.result) ended.set(log.deal.key, log);
    live.open(deal, history.state?.ended ? ended.get(deal.key) : undefined);
  }

  function openLink(query: Query) {
    const key = href("play", query);
    const known = dealt.get(key);
    if (known) {
      if (known.solvable) history.replaceState({ ...history.state, ...SOLVABLE }, "");
      begin({ ...NO_DEAL, ...known, operators: known.operators ?? "", key });
      return;
    }
    const solvable = history.state?.solvable ?? false;
    begin({ ...unread(key, query, provisionalCards(query.hand ?? "")), solvable });
  }

  /** Deals a hand for a link without one. The cards are face down until it is dealt. */
  function dealTo(query: Query) {
    const { hand: _, target, operators: __, ordered: ___, ...rest } = query;
    const last = hand.peek().numbers;
    const isHome = Object.keys(rest).length === 0;
    const deal =
      isDefault(target) && !dealerOf(rest)
        ? (firstDeal(last) ?? (isHome ? takeWaiting() : null) ?? prebuiltDeal(last))
        : null;
    if (deal) open(deal, rest, { replace: true });
    else begin(unread(href("play", query), { target }, [null, null, null, null]));
  }

  async function readHand(key: string, stopped: AbortSignal): Promise<Answers["read"]> {
    const { hand: text, target, operators: _, ordered: __, ...rest } = read(key).query;
    if (text) return readByPython({ text, target }, stopped);
    await fetchAndOpen(stopped, rest, { replace: true, target });
    throw new DOMException("another hand was opened", "AbortError");
  }

  /**
   * Deals a hand from Python, unless the player has gone elsewhere meanwhile.
   *
   * @param query further parameters of the link
   */
  async function fetchAndOpen(
    stopped: AbortSignal,
    query: Query,
    { target, ...options }: { replace?: boolean; target?: string | undefined } = {},
  ) {
    const { hash } = location;
    const last = hand.peek().numbers;
    const deal = await (dealerOf(query)?.(last, stopped) ??
      fetchDeal(last, { signal: stopped, target }));
    if (location.hash === hash) open(deal, query, options);
  }

  function link(deal: Dealt, query: Query = {}) {
    const key = href("play", { ...queryOf(deal), ...query });
    dealt.set(key, deal);
    return key;
  }

  function open(deal: Dealt, query: Query = {}, options: { replace?: boolean } = {}) {
    link(deal, query);
    go("play", { ...queryOf(deal), ...query }, options);
  }

  return {
    hand,
    link,
    open,
    readHand,

    followLinks() {
      effect(() => {
        const { name, query } = route.value;
        if (name !== "play") return;
        if (!query.hand) untracked(() => dealTo(query));
        else if (href(name, query) !== table.hand.peek().key) untracked(() => openLink(query));
      });
      effect(() => {
        const { deal, result, rules } = live.state.value;
        if (!result || rules.pace === "hurried" || location.hash !== deal.key) return;
        history.replaceState({ ...history.state, ended: true }, "");
      });
    },

    reopen({ key, numbers, target, ...former }) {
      dealt.set(key, { ...former, numbers: numbers ?? [], target: target ?? "" });
      const { name, query } = read(key);
      go(name, query);
    },

    linkHere(query, known = []) {
      const { cards, numbers, target, operators, ordered, solvable } = hand.value;
      const posed = { numbers: numbers ?? [], target: target ?? "", operators, ordered };
      const here = { cards, ...posed, solvable };
      return link({ ...here, known }, query);
    },

    async deal(query = {}) {
      const last = hand.peek().numbers;
      const first = dealerOf(query) ? null : firstDeal(last);
      const deal = first ?? (dealerOf(query) ? null : prebuiltDeal(last));
      if (engineState.peek() !== "ready" || first) {
        if (deal) open(deal, query);
        else go("play", query);
        return;
      }
      const { signal: stopped } = dealing;
      await fetchAndOpen(stopped, query).catch((error) => {
        fault.value = failureOf(error, stopped);
      });
    },
  };
}

/** The mode's own way to deal the hands of a link, if it has one. */
const dealerOf = (query: Query) => playOf(query).play.deal;

/** A hand that Python has not read yet. */
const unread = (
  key: string,
  query: Allowances & { target?: string | undefined },
  cards: (Card | null)[],
): Deal => ({
  ...NO_DEAL,
  key,
  cards,
  target: plainTarget(query.target),
  ...readAllowing(query),
});

/** The hand and target of a link, as Python reads them. */
async function readByPython(
  { text, target = DEFAULT_TARGET }: { text: string; target: string | undefined },
  stopped: AbortSignal,
) {
  const [{ cards, numbers }, wanted] = await Promise.all([
    ask("read_hand", { text }, { signal: stopped }),
    ask("read_target", { text: target }, { signal: stopped }),
  ]);
  return { cards: withSuits(cards), numbers, target: wanted };
}

const isDefault = (target: string | undefined = DEFAULT_TARGET) => target.trim() === DEFAULT_TARGET;

/** The target of a link, if it can be shown before Python has read it. */
const plainTarget = (target: string | undefined = DEFAULT_TARGET) =>
  /^-?\d{1,9}$/.test(target) ? target : null;
