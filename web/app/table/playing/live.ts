import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { settings } from "../../base/browser/settings.ts";
import { dayOf } from "../../base/time/day.ts";
import { createStopwatch } from "../../base/time/stopwatch.ts";
import { isDialogOpen } from "../../base/ui/dialogs/dialog.tsx";
import { begin } from "../hand/log.ts";
import { FIELDS, type Played, recordMoment } from "../hand/played.ts";
import type { Around } from "../hand/record.ts";
import { add, name, openHand, type Shelf } from "../hand/shelf.ts";
import type { Act, Answers, Deal, HandEvent, HandState, Rules } from "../hand/types.ts";
import { isTimed, NO_DEAL, timeOf } from "../hand/views.ts";
import { followRequests, type Progress } from "./requests.ts";

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

/** The hand in play, and the hands that were left. */
export interface Live {
  shelf: Signal<Shelf>;
  state: ReadonlySignal<HandState>;
  /** @param at the new time of the clock */
  dispatch: (act: Act, at?: number) => void;
  progress: ReadonlySignal<Progress>;
  /** What a record needs besides its hand. */
  around: () => Around;
  /** The milliseconds of this round, updated as the clock runs. */
  time: ReadonlySignal<number>;
  readTime: () => number;
  /** The milliseconds of all rounds with this hand. */
  elapsed: ReadonlySignal<number>;
  onEvent: (listener: Listener) => void;
  /**
   * Puts a hand on the table. A hand that was left comes back unchanged.
   *
   * @param ended the hand as it ended, if the player goes back to it
   */
  open: (deal: Deal, ended?: Shelf["log"]) => void;
  /**
   * Notes that the player was told the technique of the hand left last. If that hand comes back,
   * this counts as a hint.
   */
  name: () => void;
  /** The id of the record of the hand on the table. */
  id: () => string;
  /**
   * Continues with a hand from before a reload.
   *
   * @param recordId the stored id of its record
   */
  resume: (log: Shelf["log"], recordId: unknown) => void;
}

/** The id of a new record: the moment and five random letters. */
const newId = () => `${recordMoment(Date.now())}-${Math.random().toString(36).slice(2, 7)}`;

/**
 * The state of the hand in play, as one signal. Requests to Python follow from it, and records are
 * saved when hands end or are left.
 */
export function createLive({ playOf, readHand, isShown, saveRecord }: TableOptions): Live {
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

  /**
   * The id of the record of the hand on the table. It stays over a reload, and in a copy of the tab,
   * so that the hand is stored once, wherever it ends.
   */
  let id = newId();

  const key = computed(() => state.value.deal.key);
  const play = computed(() => playOf(key.value));
  const spentBefore = computed(() => play.value.spent?.(state.value.deal.numbers ?? []) ?? 0);

  function around(): Around {
    const now = Date.now();
    const at = recordMoment(now);
    const { recordFields } = play.peek();
    const wantsRating = settings.peek().rated === "yes";
    return { id, at, localDate: dayOf(now), recordFields, wantsRating, trailOf };
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

    time: watch.elapsed,
    readTime: watch.read,
    elapsed: computed(() => (earlier.value ?? spentBefore.value) + watch.elapsed.value),

    onEvent(listener) {
      listeners.push(listener);
    },

    open(deal, ended) {
      const { rules } = playOf(deal.key);
      const back = shelf.peek().left.findLast(({ log }) => log.deal.key === deal.key);
      const { shelf: next, records } = openHand(
        shelf.peek(),
        deal,
        rules,
        watch.read(),
        around(),
        ended,
      );
      id = back?.record?.id ?? newId();
      batch(() => {
        earlier.value = null;
        turn(next, records, { type: "replaced" });
        watch.reset(timeOf(next.log.state));
      });
    },

    name() {
      shelf.value = name(shelf.peek());
    },

    id: () => id,

    resume(log, recordId) {
      id = FIELDS.id(recordId) ? recordId : newId();
      batch(() => {
        shelf.value = { log, left: [] };
        watch.reset(timeOf(log.state));
      });
    },
  };
}
