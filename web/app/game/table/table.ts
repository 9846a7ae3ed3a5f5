import { computed, effect, signal, untracked } from "@preact/signals";
import type { Card } from "../../../engine/contract.d.ts";
import { withSuits } from "../../core/cards.ts";
import { ask, engineState, failureOf } from "../../core/engine.ts";
import { DEFAULT_TARGET, queryOf, readOperators } from "../../core/hand-query.ts";
import type { Posed } from "../../core/puzzle.ts";
import { go, href, type Query, read, route, SOLVABLE } from "../../core/router.ts";
import { fetchDeal, prebuiltDeal } from "../../dealing/deals.ts";
import type { Answers, Deal, Fault } from "../../hand/types.ts";
import { NO_DEAL } from "../../hand/views.ts";
import type { HandTable } from "../../ui/table/hand-table.ts";
import { provisionalCards } from "../provisional-cards.ts";
import { firstDeal } from "./first-deal.ts";

/** A hand to be laid. */
export type Dealt = Posed & { cards: (Card | null)[] } & Partial<
    Pick<Deal, "solvable" | "dealt" | "difficulty" | "review" | "step" | "known">
  >;

/** What lies on the table: the hand that the link names, or a new one. */
export function createTable({ live, table }: Pick<HandTable, "live" | "table">) {
  /** The hands dealt in this visit by their links, so that going back finds the same suits. */
  const dealt = new Map<string, Dealt>();
  /** Why no new hand was dealt, while another hand lies on the table. */
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
    live.lay(deal);
  }

  function open(query: Query) {
    const key = href("play", query);
    const known = dealt.get(key);
    if (known) {
      if (known.solvable) history.replaceState(SOLVABLE, "");
      begin({ ...NO_DEAL, ...known, operators: known.operators ?? "", key });
      return;
    }
    const solvable = history.state?.solvable ?? false;
    begin({ ...unread(key, query, provisionalCards(query.hand ?? "")), solvable });
  }

  /** Deals to a link that names no hand; the cards lie face down for as long as that takes. */
  function dealTo(query: Query) {
    const { hand: _, target, operators: __, ...rest } = query;
    const last = hand.peek().numbers;
    const deal = isDefault(target) ? (firstDeal(last) ?? prebuiltDeal(last)) : null;
    if (deal) lay(deal, rest, { replace: true });
    else begin(unread(href("play", query), { target }, [null, null, null, null]));
  }

  /** What lies at a link, as Python reads it; a link that names no hand is dealt one, which has its own link. */
  async function readHand(key: string, stopped: AbortSignal): Promise<Answers["read"]> {
    const { hand: text, target, operators: _, ...rest } = read(key).query;
    if (text) return readByPython({ text, target }, stopped);
    await fetchAndLay(stopped, rest, { replace: true, target });
    throw new DOMException("another hand is laid", "AbortError");
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
    readHand,

    /** Lays the hands of the links that are opened, from now on. */
    followLinks: () =>
      effect(() => {
        const { name, query } = route.value;
        if (name !== "play") return;
        if (!query.hand) untracked(() => dealTo(query));
        else if (href(name, query) !== table.hand.peek().key) untracked(() => open(query));
      }),

    /** Lays a hand again that lay here before. */
    layAgain({ key, numbers, target, ...former }: Deal) {
      dealt.set(key, { ...former, numbers: numbers ?? [], target: target ?? "" });
      const { name, query } = read(key);
      go(name, query);
    },

    /**
     * The link to the hand on the table, which Python has read.
     *
     * @param query what else the link says
     * @param known solutions that count as found
     */
    linkHere(query: Query, known: string[] = []) {
      const { cards, numbers, target, operators, solvable } = hand.value;
      const here = { cards, numbers: numbers ?? [], target: target ?? "", operators, solvable };
      return link({ ...here, known }, query);
    },

    /**
     * Deals a new hand, if it can without waiting for Python to start.
     *
     * @param query what the link says besides
     */
    async deal(query: Query = {}) {
      const last = hand.peek().numbers;
      const first = firstDeal(last);
      const deal = first ?? prebuiltDeal(last);
      if (engineState.peek() !== "ready" || first) {
        if (deal) lay(deal, query);
        else go("play", query);
        return;
      }
      const { signal: stopped } = dealing;
      await fetchAndLay(stopped, query).catch((error) => {
        fault.value = failureOf(error, stopped);
      });
    },
  };
}

export type Table = ReturnType<typeof createTable>;

/** A hand that Python has not read yet. */
const unread = (
  key: string,
  query: { target?: string | undefined; operators?: string | undefined },
  cards: (Card | null)[],
): Deal => ({
  ...NO_DEAL,
  key,
  cards,
  target: plainTarget(query.target),
  operators: readOperators(query) ?? "",
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

/** The target of a link, where it can be shown before Python has read it. */
const plainTarget = (target: string | undefined = DEFAULT_TARGET) =>
  /^-?\d{1,9}$/.test(target) ? target : null;
