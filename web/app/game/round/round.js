import { computed, effect, signal } from "@preact/signals";
import { saveUnfinished, takeUnfinished } from "../../history/journal.js";
import { createHandClock } from "./hand-clock.js";
import { createNotes } from "./notes.js";
import { playedHand } from "./played-hand.js";
import { saveRecord } from "./save-record.js";

/** @import { Played } from "../../history/played.js" */
/** @import { Steps } from "../combining/steps.js" */
/** @import { Coach } from "../feedback/coach.js" */
/** @import { RepairState } from "../feedback/repair.js" */
/** @import { Find } from "../modes/find.js" */
/** @import { Context, Mode } from "../modes/mode.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Answer } from "./answer.js" */

/** An untouched hand that is left before this, in milliseconds, is not recorded. */
const GLANCE = 2000;

/** An untouched hand that is left before this, in milliseconds, does not count as given up. */
const LOOK = 20_000;

/**
 * The round that is played on a hand: its clock, and the record that it leaves.
 *
 * @param {object} game
 * @param {Table} game.table
 * @param {Answer} game.answer
 * @param {Steps} game.steps
 * @param {Coach} game.coach
 * @param {RepairState} game.repair
 * @param {Mode} game.mode
 * @param {Find} game.find
 */
export function createRound({ table, answer, steps, coach, repair, mode, find }) {
  /** How the hand on the table ended, with its hints and the id of its record; null while it is played. */
  const ended = signal(
    /** @type {{result: Played["result"], hints: number, id: string} | null} */ (null),
  );
  const result = computed(() => ended.value?.result ?? null);
  const clock = createHandClock(table, mode);
  const { notes, beginNotes } = createNotes({ table, answer, steps, coach, repair, mode });
  resume(takeUnfinished(notes.hand.key));
  addEventListener("pagehide", leave);
  addEventListener("pageshow", ({ persisted }) => persisted && takeUnfinished(notes.hand.key));

  effect(() => {
    const hand = table.hand.value;
    if (hand.key === notes.hand.key) {
      notes.hand = hand;
      return;
    }
    const isNext = Boolean(hand.dealt) && mode.context.peek().name === "endless";
    if (result.peek() === null && isPlayed(GLANCE)) {
      record("left", isNext && (notes.touched || clock.read() >= LOOK));
    }
    beginNotes();
    clock.start();
    ended.value = null;
  });

  effect(() => {
    const verdict = answer.verdict.value;
    if (!verdict) return;
    if (verdict.counts_as_wrong) notes.wrong += 1;
    if (verdict.code === "no-solution") end("none");
    else if (verdict.ok && !find.hunting.peek()) end("solved");
  });

  effect(() => {
    if (find.active.value && find.complete.value && find.count.value) end("solved");
  });

  effect(() => {
    if (coach.open.value && coach.search.state.value.solved) end("shown");
  });

  /**
   * After a reload, the hand goes on from where it stood.
   *
   * @param {Played | undefined} played
   */
  function resume(played) {
    if (!played) return;
    const { hints, wrong, milliseconds } = played;
    Object.assign(notes, { hints, wrong, touched: true });
    clock.start(milliseconds);
  }

  /**
   * Whether leaving the hand is recorded. The hands of a day or of a challenge have one clock,
   * however often they are opened: every look at them counts.
   *
   * @param {number} glance how long an untouched hand may be looked at
   */
  function isPlayed(glance) {
    const spent = clock.read();
    return notes.touched || (isTimed(notes.context) ? spent > 0 : spent >= glance);
  }

  /** @param {Played["result"]} how */
  function end(how) {
    if (result.peek() !== null) return;
    const id = record(how, true);
    clock.stop();
    ended.value = { result: how, hints: notes.hints, id };
  }

  /**
   * Keeps the record of the hand, and returns its id.
   *
   * @param {Played["result"]} how
   * @param {boolean} counts whether it may count for the strength
   */
  function record(how, counts) {
    const played = playedAs(how, counts);
    if (!played) return "";
    saveRecord(played);
    return played.id;
  }

  /** When the page is closed, a hand that was begun counts as left, unless a reload goes on with it. */
  function leave() {
    const played = result.peek() === null && isPlayed(Infinity) ? playedAs("left", false) : null;
    if (played) saveUnfinished(notes.hand.key, played);
  }

  /**
   * @param {Played["result"]} result
   * @param {boolean} counts
   */
  function playedAs(result, counts) {
    const verdict = answer.verdict.peek();
    return playedHand(notes, { result, milliseconds: clock.read(), verdict, counts });
  }

  return {
    result,
    elapsed: clock.total,

    /** The id of the record of the hand on the table, once it has ended. */
    recordId: computed(() => ended.value?.id ?? null),

    hints: computed(() => ended.value?.hints ?? 0),

    /** The hand on the table while it is played, and the time of this round; null once it has ended. */
    unfinished: computed(() => {
      const { numbers } = table.hand.value;
      if (!numbers || result.value !== null) return null;
      return { numbers, context: mode.context.value, milliseconds: clock.round.value };
    }),
  };
}

/** @typedef {ReturnType<typeof createRound>} Round */

/**
 * Whether every look at the hand counts.
 *
 * @param {Context} context
 */
const isTimed = ({ name }) => name === "daily" || name === "challenge";
