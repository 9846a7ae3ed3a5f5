import { computed, effect, signal } from "@preact/signals";
import { duelName, duelStanding } from "../challenge/results.js";
import { DEFAULT_TARGET } from "../core/hand-query.js";
import { route } from "../core/router.js";
import { settings } from "../core/settings.js";
import { standingOf } from "../daily/daily.js";
import { keepUnfinished, takeUnfinished } from "../history/journal.js";
import { keepRecord } from "./keep-record.js";
import { createStopwatch } from "./stopwatch.js";

/** @import { Played } from "../history/played.js" */
/** @import { Answer } from "./answer.js" */
/** @import { Coach } from "./coach.js" */
/** @import { Find } from "./find.js" */
/** @import { Combining } from "./combining.js" */
/** @import { Context, Mode } from "./mode.js" */
/** @import { Hand, Table } from "./table.js" */

/** An untouched hand that is left sooner, in milliseconds, is not recorded. */
const GLANCE = 2000;

/** An untouched hand that is left sooner, in milliseconds, is not given up. */
const LOOK = 20_000;

/**
 * What is known of a hand while it is played.
 *
 * @typedef {object} Notes
 * @property {Hand} hand
 * @property {Context} context
 * @property {number} hints
 * @property {number} wrong
 * @property {boolean} touched
 */

/**
 * The round that is played on a hand: its clock, and the record that it leaves.
 *
 * @param {object} game
 * @param {Table} game.table
 * @param {Answer} game.answer
 * @param {Combining} game.combining
 * @param {Coach} game.coach
 * @param {Mode} game.mode
 * @param {Find} game.find
 */
export function createRound({ table, answer, combining, coach, mode, find }) {
  /**
   * How the hand on the table ended, with its hints and the time of its earlier rounds; null while it
   * is played.
   */
  const ended = signal(
    /** @type {{result: Played["result"], earlier: number, hints: number, id: string} | null} */ (
      null
    ),
  );
  const result = computed(() => ended.value?.result ?? null);
  const faceUp = computed(() => {
    const { cards } = table.hand.value;
    return cards.length > 0 && cards.every(Boolean);
  });
  const watch = createStopwatch(
    () => result.value === null && faceUp.value && route.value.name === "play",
  );
  const earlier = computed(
    () => ended.value?.earlier ?? spentBefore(table.hand.value, mode.context.value),
  );
  let notes = begin();
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
      record("left", isNext && (notes.touched || watch.read() >= LOOK));
    }
    notes = begin();
    watch.reset();
    ended.value = null;
  });

  effect(() => {
    if (answer.text.value || combining.canUndo.value) notes.touched = true;
  });

  effect(() => {
    notes.hints = Math.max(notes.hints, coach.level.value);
  });

  effect(() => {
    const verdict = answer.verdict.value;
    if (!verdict) return;
    notes.touched = true;
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

  /** @returns {Notes} */
  function begin() {
    const hand = table.hand.peek();
    return { hand, context: mode.context.peek(), hints: 0, wrong: 0, touched: false };
  }

  /**
   * After a reload, the hand goes on from where it stood.
   *
   * @param {Played | undefined} played
   */
  function resume(played) {
    if (!played) return;
    const { hints, wrong, milliseconds } = played;
    notes = { ...notes, hints, wrong, touched: true };
    watch.reset(milliseconds);
  }

  /**
   * Whether leaving the hand is recorded. The hands of a day or of a challenge have one clock,
   * however often they are opened: every look at them counts.
   *
   * @param {number} glance how long an untouched hand may be looked at
   */
  function isPlayed(glance) {
    const spent = watch.read();
    return notes.touched || (isTimed(notes.context) ? spent > 0 : spent >= glance);
  }

  /** @param {Played["result"]} how */
  function end(how) {
    if (result.peek() !== null) return;
    const id = record(how);
    ended.value = { result: how, earlier: earlier.peek(), hints: notes.hints, id };
  }

  /**
   * Keeps the record of the hand, and returns its id.
   *
   * @param {Played["result"]} how
   * @param {boolean} [counts] whether it may count for the strength
   */
  function record(how, counts = true) {
    const played = summed(how, counts);
    if (!played) return "";
    keepRecord(played);
    return played.id;
  }

  /** The page goes away: an unfinished hand that was begun is left, unless a reload goes on with it. */
  function leave() {
    const played = result.peek() === null && isPlayed(Infinity) ? summed("left", false) : null;
    if (played) keepUnfinished(notes.hand.key, played);
  }

  /**
   * @param {Played["result"]} how
   * @param {boolean} counts
   * @returns {Played | null}
   */
  function summed(how, counts) {
    const { hand, context, hints, wrong } = notes;
    if (!hand.numbers || hand.target === null) return null;
    const at = Date.now();
    const verdict = answer.verdict.peek();
    return {
      id: `${at}-${Math.random().toString(36).slice(2, 10)}`,
      at,
      mode: context.name,
      numbers: hand.numbers,
      target: hand.target,
      result: how,
      milliseconds: Math.round(watch.read()),
      hints,
      wrong,
      way: how === "solved" ? (verdict?.way ?? null) : null,
      text: (how === "solved" && verdict?.expression?.text) || null,
      level: null,
      score: null,
      technique: null,
      date: context.date || null,
      rated: counts && canCount(hand, context),
      ...(context.duel && { challenge: duelName(context.duel) }),
    };
  }

  return {
    result,
    elapsed: computed(() => earlier.value + watch.elapsed.value),

    /** The id of the record of the hand on the table, once it has ended. */
    recordId: computed(() => ended.value?.id ?? null),

    hints: computed(() => ended.value?.hints ?? 0),

    /** The hand on the table while it is played, and the time of this round; null once it has ended. */
    unfinished: computed(() => {
      const { numbers } = table.hand.value;
      if (!numbers || result.value !== null) return null;
      return { numbers, context: mode.context.value, milliseconds: watch.elapsed.value };
    }),
  };
}

/** @typedef {ReturnType<typeof createRound>} Round */

/**
 * Whether a hand counts for the strength: four cards for 24 that the game has dealt, without a word
 * on how to begin.
 *
 * @param {Hand} hand
 * @param {Context} context
 */
function canCount({ dealt, step, cards, target }, { name }) {
  const isWanted = settings.peek().rated === "yes" && name === "endless";
  return isWanted && Boolean(dealt) && !step && cards.length === 4 && target === DEFAULT_TARGET;
}

/**
 * Whether every look at the hand counts.
 *
 * @param {Context} context
 */
const isTimed = ({ name }) => name === "daily" || name === "challenge";

/**
 * @param {Hand} hand
 * @param {Context} context
 */
function spentBefore({ numbers }, { date, duel }) {
  const standing = duel ? duelStanding(duel) : date && numbers && standingOf(date, numbers);
  return standing && standing.result === "open" ? standing.milliseconds : 0;
}
