import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { href, route } from "../../base/address/router.ts";
import { fieldsOf, loadForTab, saveForTab } from "../../base/browser/storage.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { sum } from "../../base/data/sums.ts";
import type { Played as Record } from "../../table/hand/played.ts";
import { rulesOf } from "../../table/hand/rules.ts";
import { encode } from "../../table/hand/trail.ts";
import { NO_DEAL } from "../../table/hand/views.ts";
import { createHandTable, type HandTable } from "../../table/playing/hand-table.ts";
import { type TableOptions, writeTrails } from "../../table/playing/live.ts";
import { keepOverReload } from "../../table/playing/over-reload.ts";
import { closeSolve } from "../../table/solutions/closed-solve.ts";
import type { Terms } from "./set-link.ts";
import type { Played } from "./set-result.ts";

const KEY = "twentyfour:set";

const MINUTE = 60_000;
/** How often the time that is left is shown, in milliseconds. */
const TICK = 250;

/** A hand that has ended. The time is null if the hand was left out. */
type Ended = { time: number | null; wrong: number; hints: number };

/** Without claims, because every hand has a solution, and with one clock for each hand. */
const rulesWith = (help: "coach" | "none") =>
  rulesOf({ pace: "once", help, claims: false, stream: false });

const RULES = { hints: rulesWith("coach"), none: rulesWith("none") };

/**
 * A set in play: its hands in order on one table, with the time of each. Progress is stored for the
 * tab, so that it survives a reload.
 */
export interface SetPlay {
  table: HandTable;
  phase: ReadonlySignal<"start" | "playing" | "done">;
  place: ReadonlySignal<number>;
  /** The result so far. */
  played: ReadonlySignal<Played>;
  /** How the hands of this visit were played. The history does not keep the hands of a set. */
  tried: ReadonlySignal<readonly Record[]>;
  /** Whether the last hand was solved, until there is feedback on the next. */
  isRight: ReadonlySignal<boolean>;
  /** The milliseconds that are left; null without a limit. */
  left: ReadonlySignal<number | null>;
  /** @param name of the hands */
  open: (hands: Puzzle[], name: string, terms?: Partial<Terms>) => void;
  start: () => void;
  /** Leaves out the hand. */
  skip: () => void;
  again: () => void;
}

export function createSetPlay(): SetPlay {
  const set = signal<{ name: string; hands: Puzzle[] }>({ name: "", hands: [] });
  const left = signal<number | null>(null);
  /** The limit in minutes, 0 for none, and when the set was started, in milliseconds since 1970. */
  let minutes = 0;
  let hasHints = false;
  let hasSolve = true;
  let started: number | null = null;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const ended = signal<Ended[]>([]);
  const tried = signal<readonly Record[]>([]);
  const begun = signal(false);
  const isRight = signal(false);
  const place = computed(() => ended.value.length);
  const phase = computed(() => {
    if (place.value >= set.value.hands.length) return "done";
    return begun.value ? "playing" : "start";
  });
  const options: TableOptions = {
    playOf: () => ({ rules: hasHints ? RULES.hints : RULES.none, recordFields: { mode: "set" } }),
    readHand: () => Promise.reject(new DOMException("a set has its hands", "AbortError")),
    isShown: () => begun.value && route.value.name === "set",
    saveRecord(record) {
      tried.value = [...tried.peek(), record];
    },
  };
  const table = createHandTable(options);
  const { live } = table;
  writeTrails(encode);
  keepOverReload(live, "set", options)(() => true);
  /**
   * When the hand was dealt, and when its last answer was given. A set also counts the time in a
   * hidden tab.
   */
  let since = 0;
  let answered = 0;

  const keyOf = (at: number) => href("set", { set: set.peek().name, place: `${at + 1}` });

  live.onEvent((before, event, after) => {
    if (event.type === "replaced") return;
    if (after.asked && after.asked !== before.asked) answered = performance.now();
    if (after.verdict && after.verdict !== before.verdict) isRight.value = after.verdict.ok;
  });

  effect(() => {
    if (table.round.result.value === "solved") untracked(() => end(answered - since));
  });

  effect(() => {
    if (set.value.hands.length > 0 && phase.value === "done") closeSolve(null);
  });

  function end(time: number | null) {
    const { wrong, hints } = live.state.peek();
    ended.value = [...ended.peek(), { time, wrong, hints }];
    store();
    lay();
  }

  const store = () => saveForTab(KEY, { name: set.peek().name, ended: ended.peek(), started });

  /** Leaves out all hands that remain when the time is up. */
  function tick() {
    const { hands } = set.peek();
    const rest = hands.length - place.peek();
    if (started === null || rest === 0) return clearInterval(ticking);
    left.value = Math.max(0, started + minutes * MINUTE - Date.now());
    if (left.peek() !== 0) return;
    const { wrong, hints } = live.state.peek();
    const none = { time: null, wrong: 0, hints: 0 };
    ended.value = [...ended.peek(), { ...none, wrong, hints }, ...Array(rest - 1).fill(none)];
    isRight.value = false;
    store();
  }

  /** Deals the next hand, or continues a hand from before a reload. */
  function lay() {
    const at = place.peek();
    const hand = set.peek().hands[at];
    since = performance.now();
    if (!hand) return live.open(NO_DEAL);
    if (table.table.hand.peek().key === keyOf(at)) {
      since -= live.readTime();
      return;
    }
    const cards = hand.numbers.map((value) => ({ value: `${value}` }));
    const { numbers, target, operators = "", ordered } = hand;
    live.open({ ...NO_DEAL, key: keyOf(at), cards, numbers, target, operators, ordered });
  }

  return {
    table,
    place,
    played: computed(
      (): Played => ({
        times: ended.value.map(({ time }) => time),
        wrong: sum(ended.value.map(({ wrong }) => wrong)),
        hints: sum(ended.value.map(({ hints }) => hints)),
      }),
    ),
    tried,
    isRight,
    left,
    phase,

    open(hands, name, terms = {}) {
      ({ minutes = 0, hints: hasHints = false, solve: hasSolve = true } = terms);
      if (set.peek().name === name) return;
      set.value = { hands, name };
      ({ ended: ended.value, started } = storedState(name, hands.length));
      left.value = null;
      tried.value = [];
      begun.value = false;
      isRight.value = false;
    },

    start() {
      begun.value = true;
      closeSolve(hasSolve ? null : href("set", route.peek().query));
      lay();
      clearInterval(ticking);
      if (!minutes) return;
      started ??= Date.now();
      store();
      tick();
      ticking = setInterval(tick, TICK);
    },

    skip() {
      isRight.value = false;
      end(null);
    },

    again() {
      isRight.value = false;
      ended.value = [];
      started = null;
      left.value = null;
      tried.value = [];
      saveForTab(KEY, null);
      closeSolve(null);
      live.open(NO_DEAL);
      begun.value = false;
    },
  };
}

/** The progress of the set in this tab, as a text that `resumeProgress` reads; empty without any. */
export function writeProgress() {
  const stored = loadForTab(KEY);
  return stored === null ? "" : JSON.stringify(stored);
}

/** @param written by anybody; a text that does not fit the set is ignored */
export function resumeProgress(written: string) {
  try {
    saveForTab(KEY, fieldsOf(JSON.parse(written)));
  } catch {}
}

function storedState(name: string, count: number): { ended: Ended[]; started: number | null } {
  const stored = fieldsOf(loadForTab(KEY));
  const none = { ended: [], started: null };
  if (stored.name !== name || !Array.isArray(stored.ended)) return none;
  const fit = stored.ended.map(fieldsOf).every(({ time, wrong, hints }) => {
    const counts = [time ?? 0, wrong, hints];
    return counts.every(Number.isFinite);
  });
  if (!fit || stored.ended.length > count) return none;
  return {
    ended: stored.ended,
    started: typeof stored.started === "number" ? stored.started : null,
  };
}
