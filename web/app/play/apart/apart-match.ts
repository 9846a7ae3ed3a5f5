import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { RatedDeal } from "../../../engine/contract.d.ts";
import { digest } from "../../base/address/hand-list.ts";
import { go, href } from "../../base/address/router.ts";
import { fieldsOf, load, save } from "../../base/browser/storage.ts";
import { randomSeed } from "../../base/data/seed.ts";
import { ask, type EngineError, failureOf } from "../../base/python/engine.ts";
import type { Played } from "../../table/hand/played.ts";
import { add, begin, type Match } from "../match/match.ts";
import { handAt } from "../modes/sprint/run.ts";
import { createMatchTable, type Ended, type MatchTable } from "../seats/match-table.ts";
import type { HandResult } from "../seats/results.ts";
import { markOfMatch, type ResultFault, readResult, writeResult } from "./result-code.ts";
import { LEAD, MARKS, readStart, type Start, startCode, startQuery } from "./start-code.ts";

const KEY = "twentyfour:apart";

/** How long a hand that has ended is shown before the next one, in milliseconds. */
const SEEN = 700;

/**
 * A match of two phones, as it is stored on this one.
 *
 * @field code of the start
 * @field by the name of the inviter
 * @field name of this player
 * @field since when the hand on the table was turned up, in milliseconds since 1970; null between
 *   hands
 * @field mine how this player's hands ended so far
 * @field theirs the other player's results so far; null for a hand whose code is missing
 */
type Stored = {
  code: string;
  by: string;
  invites: boolean;
  name: string;
  since: number | null;
  mine: readonly HandResult[];
  theirs: { name: string; results: readonly (HandResult | null)[] } | null;
};

/** Why a text does not give the other's result. `other`: of another match. `own`: of this player. */
export type ReceiveFault = ResultFault | "other" | "own";

/** A match of two phones that have no connection, on one of them. */
export interface ApartMatch {
  stored: ReadonlySignal<Stored | null>;
  /** The start of the match; null without a match. */
  start: ReadonlySignal<Start | null>;
  phase: ReadonlySignal<"none" | "start" | "playing" | "done">;
  deals: ReadonlySignal<readonly RatedDeal[] | null>;
  /** Why no hands could be dealt. */
  failure: ReadonlySignal<EngineError | null>;
  /** Whether this page deals other hands than the inviter's. */
  isStrange: ReadonlySignal<boolean>;
  table: MatchTable;
  /** Starts a new match, and opens its page. */
  invite: (wanted: Pick<Start, "level" | "count">, name: string) => Promise<void>;
  /** Takes part in a match, or continues the stored one. Only then its hands are dealt. */
  open: (start: Start | null) => void;
  rename: (name: string) => void;
  /** Turns up the cards. */
  begin: () => void;
  /** The codes of this player's results. */
  codes: () => string[];
  /** Reads the other player's result from a text. */
  receive: (text: string) => Promise<ReceiveFault | null>;
  /** The match with all known results. This player is the first. */
  match: ReadonlySignal<Match | null>;
}

/**
 * @param page the route of its page
 * @param mode the mode of its records
 */
export function createApartMatch({
  page,
  mode,
  saveRecord,
}: {
  page: string;
  mode: string;
  saveRecord: (played: Played) => void;
}): ApartMatch {
  const stored = signal(recall());
  const deals = signal<readonly RatedDeal[] | null>(null);
  const failure = signal<EngineError | null>(null);
  const start = computed(() => {
    const { code, by } = stored.value ?? {};
    const read = readStart({ apart: code ?? "", by: by ?? "" });
    return read && "seed" in read ? read : null;
  });
  const isOpen = signal(false);
  /** What determines the hands, as a text; empty without a match. */
  const hands = computed(() => {
    const value = isOpen.value && start.value;
    return value ? `${value.seed} ${value.level} ${value.count}` : "";
  });
  const count = computed(() => start.value?.count ?? 0);
  const phase = computed(() => {
    const { since = null, mine = [] } = stored.value ?? {};
    if (!start.value) return "none";
    if (mine.length >= count.value) return "done";
    return since === null && mine.length === 0 ? "start" : "playing";
  });
  const table = createMatchTable({ name: "apart", page, mode, saveRecord, onEnd: end });

  function change(part: Partial<Stored>) {
    const { value } = stored;
    if (!value) return;
    stored.value = { ...value, ...part };
    save(KEY, stored.value);
  }

  addEventListener("storage", ({ key }) => {
    if (key === KEY) stored.value = recall();
  });

  effect(() => {
    const wanted = hands.value;
    if (!wanted) return;
    deals.value = null;
    failure.value = null;
    dealt(start.peek() as Start).then(
      (all) => {
        if (hands.peek() !== wanted) return;
        deals.value = all;
        if (phase.peek() === "playing") lay();
      },
      (error) => {
        failure.value = failureOf(error) ?? null;
      },
    );
  });

  /** Lays the hand that is to be played, or continues it. */
  function lay() {
    const { code, since, mine } = stored.peek() as Stored;
    const deal = deals.peek()?.[mine.length];
    if (!deal) return table.clear();
    table.lay(href(page, { apart: code, place: `${mine.length + 1}` }), deal);
    if (since === null) change({ since: Date.now() });
  }

  function end({ ending, text, trail, at }: Ended) {
    const { since, mine } = stored.peek() as Stored;
    const tenths = Math.max(1, Math.floor((at - (since ?? at)) / 100));
    change({ mine: [...mine, { ending, tenths, text, trail }], since: null });
    setTimeout(lay, SEEN);
  }

  /** The other's results, with those that are not right as missed. */
  const judged = (first: number, results: HandResult[]) =>
    Promise.all(
      results.map(async (result, at) => {
        if (result.ending !== "solved") return result;
        const { numbers = [], target = "" } = deals.peek()?.[first + at] ?? {};
        const { ok } = await ask("check", { numbers, target, text: result.text });
        return ok ? result : { ...result, ending: "missed" as const };
      }),
    );

  return {
    stored,
    start,
    phase,
    deals,
    failure,
    isStrange: computed(() => {
      const { mark } = start.value ?? {};
      return deals.value !== null && markOfHands(deals.value) !== mark;
    }),
    table,

    async invite(wanted, name) {
      const planned = { ...wanted, seed: randomSeed() };
      const mark = markOfHands(await dealt(planned));
      const moment = Math.floor(Date.now() / 1000) + LEAD;
      const made = { ...planned, mark, moment, by: name };
      isOpen.value = true;
      stored.value = { ...fresh(made, name), invites: true };
      save(KEY, stored.value);
      go(page, startQuery(made));
    },

    open(wanted) {
      isOpen.value = true;
      if (!wanted || stored.peek()?.code === startCode(wanted)) return;
      stored.value = fresh(wanted, stored.peek()?.name ?? "");
      save(KEY, stored.value);
    },

    rename: (name) => change({ name }),

    begin() {
      if (phase.peek() === "start") lay();
    },

    codes() {
      const { code, name, mine } = stored.peek() as Stored;
      return writeResult(markOfMatch(code), name, mine);
    },

    async receive(text) {
      const part = readResult(text);
      if ("fault" in part) return part.fault;
      const { code, mine, name } = stored.peek() ?? {};
      if (!code || part.mark !== markOfMatch(code) || part.count !== count.peek()) return "other";
      const { first, results } = part;
      const same = JSON.stringify(mine?.slice(first, first + results.length));
      if (part.name === name && JSON.stringify(results) === same) return "own";
      const right = await judged(first, results);
      const known = stored.peek()?.theirs?.results ?? Array<null>(part.count).fill(null);
      const all = known.map((each, at) => right[at - first] ?? each);
      change({ theirs: { name: part.name, results: all } });
      return null;
    },

    match: computed(() => {
      const { mine = [], theirs } = stored.value ?? {};
      if (!start.value) return null;
      const { level } = start.value;
      const plan = { kind: "own-pace", level, count: count.value, players: 2 } as const;
      return [mine, theirs?.results ?? []].reduce<Match>(
        (match, results, by) =>
          results.reduce<Match>((all, report, hand) => {
            if (!report) return all;
            return add(all, { type: "reported", by, round: 0, hand, report });
          }, match),
        begin(plan),
      );
    }),
  };
}

const fresh = (start: Start, name: string): Stored => ({
  code: startCode(start),
  by: start.by,
  invites: false,
  name,
  since: null,
  mine: [],
  theirs: null,
});

const dealt = (start: Pick<Start, "seed" | "level" | "count">) =>
  Promise.all(Array.from({ length: start.count }, (_, place) => handAt(start, place)));

const markOfHands = (all: readonly RatedDeal[]) =>
  digest(all.map(({ numbers }) => numbers.join()).join("_")) % MARKS;

/** The stored match; null if there is none, or if it is not one that this page has written. */
function recall(): Stored | null {
  const { code, by, mine } = fieldsOf(load(KEY));
  const isWhole = typeof code === "string" && typeof by === "string" && Array.isArray(mine);
  return isWhole ? (load(KEY) as Stored) : null;
}
