import { batch, computed, signal } from "@preact/signals";
import { settings } from "../../base/browser/settings.ts";
import { dayOf } from "../../base/time/day.ts";
import { createStopwatch } from "../../base/time/stopwatch.ts";
import { isDialogOpen } from "../../base/ui/dialog.tsx";
import { begin } from "../hand/log.ts";
import type { Played } from "../hand/played.ts";
import type { Around } from "../hand/record.ts";
import { add, name, openHand, type Shelf } from "../hand/shelf.ts";
import type { Act, Answers, Deal, HandEvent, HandState, Rules } from "../hand/types.ts";
import { isTimed, NO_DEAL, timeOf } from "../hand/views.ts";
import { followRequests } from "./requests.ts";

/** The function that writes trails. The first hand does not wait for it. */
let trailOf: Around["trailOf"] = null;

/** Adds trails to records from now on. */
export function writeTrails(encode: NonNullable<Around["trailOf"]>) {
  trailOf = encode;
}

/** How the hand of a link is played. */
export type PlayedBy = {
  rules: Rules;
  /** What its record says of the mode. */
  recordFields: Around["recordFields"];
  /** The milliseconds of its earlier rounds. */
  spent?: (numbers: NonNullable<Deal["numbers"]>) => number;
};

export type TableOptions = {
  playOf: (key: string) => PlayedBy;
  /** The hand of a link, or a dealt hand if the link names none. */
  readHand: (key: string, stopped: AbortSignal) => Promise<Answers["read"]>;
  /** Whether the table's page is shown; reads signals. */
  isShown: () => boolean;
  saveRecord: (played: Played) => void;
};

/**
 * Receives each event with the hand before and after it. `replaced`: another hand replaced the previous
 * one.
 */
export type Listener = (
  before: HandState,
  event: HandEvent | { type: "replaced" },
  after: HandState,
) => void;

/**
 * The state of the hand in play, as one signal. Requests to Python follow from it, and records are
 * saved when hands end or are left.
 */
export function createLive({ playOf, readHand, isShown, saveRecord }: TableOptions) {
  const shelf = signal<Shelf>({ log: begin(NO_DEAL, playOf("").rules), left: [] });
  const state = computed(() => shelf.value.log.state);
  const listeners: Listener[] = [];
  /**
   * The time of earlier rounds with the hand, fixed when it ends, because the history then contains
   * this round too.
   */
  const earlier = signal<number | null>(null);
  /** Computed, so that an event does not stop and start the clock. */
  const runs = computed(
    () =>
      isTimed(state.value) &&
      (state.value.rules.pace === "hurried" || (isShown() && !isDialogOpen.value)),
  );
  const watch = createStopwatch(() => runs.value);

  const key = computed(() => state.value.deal.key);
  const play = computed(() => playOf(key.value));
  const spentBefore = computed(() => play.value.spent?.(state.value.deal.numbers ?? []) ?? 0);

  function around(): Around {
    const at = Date.now();
    const id = `${at}-${Math.random().toString(36).slice(2, 7)}`;
    const { recordFields } = play.peek();
    const wantsRating = settings.peek().rated === "yes";
    return { id, at, localDate: dayOf(at), recordFields, wantsRating, trailOf };
  }

  function turn(next: Shelf, records: Played[], event: Parameters<Listener>[1]) {
    const before = state.peek();
    const after = next.log.state;
    batch(() => {
      if (event.type !== "replaced" && !before.result && after.result) {
        earlier.value = spentBefore.peek();
        watch.reset(timeOf(after));
      }
      shelf.value = next;
      for (const record of records) saveRecord(record);
      for (const listen of listeners) listen(before, event, after);
    });
  }

  /** @param at the new time of the clock */
  function dispatch(act: Act, at?: number) {
    const event: HandEvent = { ...act, t: at ?? watch.read() };
    const { shelf: next, records } = add(shelf.peek(), event, around());
    batch(() => {
      if (at !== undefined) watch.reset(at);
      turn(next, records, event);
    });
  }

  const progress = followRequests(state, dispatch, readHand);

  return {
    shelf,
    state,
    dispatch,
    progress,
    around,

    /** The milliseconds of this round, updated as the clock runs. */
    time: watch.elapsed,
    readTime: watch.read,
    /** The milliseconds of all rounds with this hand. */
    elapsed: computed(() => (earlier.value ?? spentBefore.value) + watch.elapsed.value),

    onEvent(listener: Listener) {
      listeners.push(listener);
    },

    /** Puts a hand on the table. A hand that was left comes back unchanged. */
    open(deal: Deal) {
      const { rules } = playOf(deal.key);
      const { shelf: next, records } = openHand(shelf.peek(), deal, rules, watch.read(), around());
      batch(() => {
        earlier.value = null;
        turn(next, records, { type: "replaced" });
        watch.reset(timeOf(next.log.state));
      });
    },

    /**
     * Notes that the player was told the technique of the hand left last. If that hand comes back,
     * this counts as a hint.
     */
    name() {
      shelf.value = name(shelf.peek());
    },

    /** Continues with a hand from before a reload. */
    resume(log: Shelf["log"]) {
      batch(() => {
        shelf.value = { log, left: [] };
        watch.reset(timeOf(log.state));
      });
    },
  };
}

export type Live = ReturnType<typeof createLive>;
