import { apply } from "./apply.ts";
import type { Deal, HandEvent, HandState, Rules } from "./types.ts";
import { dealt } from "./views.ts";

/** A hand: its deal, its rules, its events, and the state that results from them. */
export type Log = {
  readonly deal: Deal;
  readonly rules: Rules;
  readonly events: readonly HandEvent[];
  readonly state: HandState;
};

export const begin = (deal: Deal, rules: Rules): Log => ({
  deal,
  rules,
  events: [],
  state: dealt(deal, rules),
});

export const replay = (deal: Deal, rules: Rules, events: readonly HandEvent[]): HandState =>
  events.reduce(apply, dealt(deal, rules));

/** The hand with one more event; the same hand if the event has no effect. */
export function push(log: Log, event: HandEvent): Log {
  if (event.type === "typed" && event.text === log.state.text) return log;
  const state = apply(log.state, event);
  if (state === log.state) return log;
  const events = isOverwritten(log.events.at(-1), event) ? log.events.slice(0, -1) : log.events;
  return { ...log, events: [...events, event], state };
}

/**
 * Of consecutive typed texts the log has only the last, and every empty text, which means that the
 * player deleted everything.
 */
const isOverwritten = (last: HandEvent | undefined, event: HandEvent): boolean =>
  last?.type === "typed" && event.type === "typed" && last.text !== "" && event.text !== "";

/* Storage over a reload */

const VERSION = 1;
/** In characters. A longer log is reduced to the state of the table. */
const LONGEST = 200_000;

/**
 * `since`: the time of day at which it was stored while its clock ran; null if the clock was
 * stopped.
 */
export type Saved = {
  version: number;
  deal: Deal;
  events: HandEvent[];
  t: number;
  since: number | null;
};

/** The hand for the next page of this tab; null if it has ended and is too long to be stored. */
export function save({ deal, events, state }: Log, t: number, since: number | null): Saved | null {
  const all = events.map(trimmed);
  if (JSON.stringify(all).length <= LONGEST)
    return { version: VERSION, deal, events: all, t, since };
  if (state.result || state.outcome) return null;
  return { version: VERSION, deal: state.deal, events: summary(state), t, since };
}

/**
 * Stores only the number of the solutions, because there may be thousands. `wanted` requests them
 * again.
 */
function trimmed(event: HandEvent): HandEvent {
  if (event.type !== "answered" || event.call !== "solutions") return event;
  return { ...event, value: { ...event.value, solutions: null, nearest: null } };
}

/** The present state of the table, without its history. */
export const summary = ({ text, steps, done, hints, wrong }: HandState): HandEvent[] => [
  { type: "typed", t: 0, text },
  ...steps.map(
    ({ first, operator, second, onto }): HandEvent => ({
      ...{ type: "joined", t: 0 },
      ...{ first, operator, second, onto },
    }),
  ),
  { type: "undone", t: 0, count: steps.length - done },
  { type: "resumed", t: 0, hints, wrong },
];

/**
 * The saved hand, if it belongs to the link and to this version; null otherwise. For a hand with a
 * single clock, the time without a page counts too.
 */
export function load(saved: unknown, key: string, rules: Rules, now: number): Log | null {
  const { version, deal, events, t, since } = (saved ?? {}) as Partial<Saved>;
  if (version !== VERSION || deal?.key !== key || !Array.isArray(events)) return null;
  if (typeof t !== "number") return null;
  const absence = rules.pace === "calm" || typeof since !== "number" ? 0 : Math.max(0, now - since);
  try {
    const state = replay(deal, rules, events);
    const isOpen = state.result === null && state.outcome === null;
    const log = { deal, rules, events, state };
    return push(log, { type: "resumed", t: isOpen ? t + absence : t });
  } catch {
    return null;
  }
}
