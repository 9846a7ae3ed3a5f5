import { computed, effect, signal, untracked } from "@preact/signals";
import { route } from "../../core/router.ts";
import { saveUnfinished, takeUnfinished } from "../../history/journal.ts";
import type { Played } from "../../history/played.ts";
import type { Steps } from "../combining/steps.ts";
import type { Coach } from "../feedback/coach.ts";
import type { RepairState } from "../feedback/repair.ts";
import type { Goals } from "../modes/goals.ts";
import type { GameMode } from "../modes/mode.ts";
import type { Table } from "../table/table.ts";
import type { Answer } from "./answer.ts";
import { createDepartures, type Scene } from "./departures.ts";
import { createHandClock } from "./hand-clock.ts";
import { createNotes } from "./notes.ts";
import { playedHand } from "./played-hand.ts";
import { saveRecord } from "./save-record.ts";

/** An untouched hand that is left before this, in milliseconds, is not recorded. */
const GLANCE = 2000;

/**
 * The round that is played on a hand: its clock, and the record that it leaves. A hand that is left comes
 * back as it was by `undo`, until something is done on the next.
 */
export function createRound({
  table,
  answer,
  steps,
  coach,
  repair,
  mode,
  goals,
}: {
  table: Table;
  answer: Answer;
  steps: Steps;
  coach: Coach;
  repair: RepairState;
  mode: GameMode;
  goals: Goals;
}) {
  /** How the hand on the table ended, with its hints and the id of its record; null while it is played. */
  const ended = signal<{ result: Played["result"]; hints: number; id: string } | null>(null);
  const result = computed(() => ended.value?.result ?? null);
  /** How many wrong answers were given to the hand on the table. */
  const wrong = signal(0);
  const clock = createHandClock(table, mode);
  const departures = createDepartures();
  const { notes, beginNotes } = createNotes(
    { table, answer, steps, coach, repair, mode },
    departures.settle,
  );
  /** How the hand lay that is being left. */
  let scene: Scene | null = null;
  /** The serial of the last verdict that was counted. */
  let counted = 0;
  table.onLeave(() => {
    scene = captured();
  });
  resume(takeUnfinished(notes.hand.key));
  addEventListener("pagehide", leave);
  addEventListener("pageshow", ({ persisted }) => persisted && takeUnfinished(notes.hand.key));

  effect(() => {
    const hand = table.hand.value;
    if (hand.key === notes.hand.key) {
      notes.hand = hand;
      return;
    }
    untracked(() => {
      const former = departures.takeBack(hand.key);
      if (notes.play.timed || !former) depart();
      beginNotes();
      clock.start();
      ended.value = null;
      if (former) restore(former);
      wrong.value = notes.wrong;
    });
  });

  effect(() => {
    const verdict = answer.verdict.value;
    if (!verdict || verdict.serial <= counted) return;
    counted = verdict.serial;
    if (verdict.counts_as_wrong) notes.wrong += 1;
    wrong.value = notes.wrong;
    if (verdict.code === "no-solution") end("none");
    else if (verdict.ok && !goals.isOpen.peek()) end("solved");
  });

  effect(() => {
    if (goals.isReached.value) end("solved");
  });

  effect(() => {
    if (coach.open.value && coach.search.state.value.solved) end("shown");
  });

  function captured(): Scene {
    return {
      notes: { ...notes },
      milliseconds: clock.read(),
      answer: answer.captured(),
      steps: steps.captured(),
      advice: coach.captured(),
      restoreGoals: goals.capture(),
    };
  }

  function restore(former: Scene) {
    const { hand: _, ...known } = former.notes;
    beginNotes(known);
    clock.start(former.milliseconds);
    answer.restore(former.answer);
    steps.restore(former.steps);
    coach.restore(former.advice);
    former.restoreGoals();
  }

  /** Leaves the hand: at once where every look counts, else so that it may come back. */
  function depart() {
    if (result.peek() !== null) return;
    const played = isPlayed(GLANCE) ? playedAs("left", notes.touched) : null;
    if (notes.play.timed) {
      if (played) saveRecord(played);
    } else if (scene && notes.hand.numbers) departures.add({ scene, played });
  }

  /** After a reload, the hand goes on from where it stood. */
  function resume(played: Played | undefined) {
    if (!played) return;
    const { hints, wrong: given, milliseconds } = played;
    Object.assign(notes, { hints, wrong: given, touched: true });
    wrong.value = given;
    clock.start(milliseconds);
  }

  /**
   * Whether leaving the hand is recorded. A hand that has one clock, however often it
   * is opened, counts at every look.
   *
   * @param glance how long an untouched hand may be looked at
   */
  function isPlayed(glance: number) {
    const spent = clock.read();
    return notes.touched || (notes.play.timed ? spent > 0 : spent >= glance);
  }

  function end(how: Played["result"]) {
    if (result.peek() !== null) return;
    const id = record(how, true);
    clock.stop();
    ended.value = { result: how, hints: notes.hints, id };
  }

  /**
   * Keeps the record of the hand, and returns its id.
   *
   * @param counts whether it may count for the strength
   */
  function record(how: Played["result"], counts: boolean) {
    const played = playedAs(how, counts);
    if (!played) return "";
    saveRecord(played);
    return played.id;
  }

  /** When the page is closed, a hand that was begun counts as left, unless a reload goes on with it. */
  function leave() {
    departures.close();
    const played = result.peek() === null && isPlayed(Infinity) ? playedAs("left", false) : null;
    if (played) saveUnfinished(notes.hand.key, played);
  }

  function playedAs(result: Played["result"], counts: boolean) {
    const verdict = answer.verdict.peek();
    return playedHand(notes, { result, milliseconds: clock.read(), verdict, counts });
  }

  return {
    result,
    elapsed: clock.total,
    wrong,

    /** Ends the hand without an answer. */
    abandon: () => end("left"),

    /** The last hand that was left, until something is done on the one on the table. */
    left: departures.last,

    /** Counts as a hint what was told of that hand, should it come back. */
    hintLeft() {
      const { notes: former } = departures.last.peek()?.scene ?? {};
      if (former) former.hints = Math.max(1, former.hints);
    },

    /**
     * Whether the hand that lay here before can come back. Beside a hand of a fixed set, one that was not
     * touched is not offered; beside one against the clock, none is.
     */
    undoable: computed(() => {
      const last = departures.last.value;
      const { free, hurried } = mode.play.value;
      const isMeant = !hurried && (free || last?.scene.notes.touched);
      return Boolean(last && isMeant) && route.value.name === "play";
    }),

    /** Brings it back as it was. */
    undo() {
      const last = departures.last.peek();
      if (last) table.layAgain(last.scene.notes.hand);
    },

    /** The id of the record of the hand on the table, once it has ended. */
    recordId: computed(() => ended.value?.id ?? null),

    hints: computed(() => ended.value?.hints ?? 0),

    /** The hand on the table while it is played, and the time of this round; null once it has ended. */
    unfinished: computed(() => {
      const { numbers } = table.hand.value;
      if (!numbers || result.value !== null) return null;
      return { ...mode.play.value.kept, numbers, milliseconds: clock.round.value };
    }),
  };
}
