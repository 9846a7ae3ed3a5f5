import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { ClosestVerdict } from "../../engine/contract.d.ts";
import { withSuits } from "../core/cards.ts";
import { createConfirm } from "../core/confirm.ts";
import { ask, failureOf, noResult } from "../core/engine.ts";
import { playAs } from "../core/mode.ts";
import { route } from "../core/router.ts";
import { choose, settings } from "../core/settings.ts";
import { createStopwatch } from "../core/stopwatch.ts";
import { createCombining } from "../game/combining/combining.ts";
import { createSteps } from "../game/combining/steps.ts";
import { createAnswer, type Referee } from "../game/round/answer.ts";
import { playedHand } from "../game/round/played-hand.ts";
import type { Hand } from "../game/table/table.ts";
import { createSoFar } from "../game/typing/so-far.ts";
import { saveHand } from "../history/history.ts";
import { addToJournal } from "../history/journal.ts";
import { createBest } from "./best.ts";
import { nameOf, type PuzzleName } from "./puzzle-link.ts";
import { type Ended, firstResult } from "./results.ts";

/**
 * How a puzzle ended: the answer with its distance, or without them where none was given, or where the
 * record does not have it.
 */
export type Result = {
  stars: number;
  distance: string | null;
  text: string;
  value: string | null;
  given: boolean;
};

const NO_HAND: Hand = { key: "", cards: [], numbers: null, target: null, error: null };
const FACE_DOWN = [null, null, null, null, null, null];

/** The table of closest counts: the numbers, the answer typed or combined, and how it ended. */
export function createClosest() {
  const puzzle = signal<PuzzleName | null>(null);
  const hand = signal(NO_HAND);
  const result = signal<Result | null>(null);
  const best = createBest();
  const giving = createConfirm();
  const isOver = computed(() => result.value !== null);
  const whole = () => puzzle.peek()?.whole ?? true;
  let reading = new AbortController();
  /** What Python says of the last answer besides the verdict. */
  let judged: ClosestVerdict | null = null;
  let serial = 0;
  /** Whether the player plays the numbers once more. */
  let isReplayed = false;

  const referee: Referee = async (_, params, options) => {
    const text = "text" in params ? params.text : "";
    judged = await ask("check_closest", { ...settledHand(), text, whole: whole() }, options);
    return { ...judged.verdict, ok: judged.distance !== null };
  };

  const table = { hand, settled: async () => settledHand() };
  const answer = createAnswer(table, referee);
  const steps = createSteps(table);
  const input = computed(() => settings.value.input);
  const combining = createCombining({ table, steps, judge: () => {}, frozen: isOver, whole });
  const watch = createStopwatch(
    () => route.value.name === "closest" && hand.value.numbers !== null && !isOver.value,
  );

  function settledHand() {
    const { numbers, target } = hand.peek();
    if (!numbers || target === null) throw new DOMException("no numbers yet", "AbortError");
    return { numbers, target };
  }

  effect(() => {
    const verdict = answer.verdict.value;
    if (!verdict?.ok || verdict.serial === serial || !judged) return;
    serial = verdict.serial;
    const { distance, stars } = judged;
    const { text = "", value = null } = verdict.expression ?? {};
    untracked(() => end({ stars, distance, text, value, given: true }));
  });

  function end(ended: Result) {
    if (isOver.peek()) return;
    result.value = ended;
    keep(ended);
    lookForBest(ended);
  }

  function keep({ stars, text, given }: Result) {
    const named = puzzle.peek();
    if (!named) return;
    const { date } = named;
    const kept = { mode: "closest", date, challenge: `${nameOf(named)}/${stars}` };
    const notes = {
      hand: hand.peek(),
      play: playAs({ kept, next: () => {} }),
      hints: 0,
      wrong: 0,
      touched: true,
    };
    const milliseconds = watch.read();
    const how = stars ? "solved" : "shown";
    const played = playedHand(notes, { result: how, milliseconds, verdict: null, counts: false });
    if (!played) return;
    const record = { ...played, text: text || null, input: given ? input.peek() : null };
    addToJournal(record);
    saveHand(record);
  }

  function lookForBest({ distance }: Result) {
    if (distance !== "0") best.start({ ...settledHand(), whole: whole() });
  }

  /** Lays the numbers, and shows how they ended for the player, if they have. */
  async function lay(named: PuzzleName) {
    reading.abort();
    reading = new AbortController();
    const { signal: stopped } = reading;
    const key = `${nameOf(named)} ${named.date}`;
    isReplayed = false;
    best.reset();
    giving.reset();
    watch.reset();
    batch(() => {
      result.value = null;
      hand.value = { ...NO_HAND, key, cards: FACE_DOWN };
      puzzle.value = named;
    });
    try {
      const { kind, date, large, seed } = named;
      const params = date ? { kind, date } : { kind, seed, ...(large !== null && { large }) };
      const { numbers, target } = await ask("closest_puzzle", params, { signal: stopped });
      if (stopped.aborted) return;
      const values = numbers.map((number) => ({ value: `${number}` }));
      const cards = kind === "cards" ? withSuits(values) : values;
      hand.value = { key, cards, numbers: [...numbers], target, error: null };
    } catch (error) {
      const failure = failureOf(error, stopped);
      if (failure) hand.value = { ...hand.value, error: failure };
    }
  }

  effect(() => {
    const before = puzzle.value && firstResult(puzzle.value);
    if (!before || !hand.value.numbers || isOver.value || isReplayed) return;
    untracked(() => recall(before, reading.signal).catch(noResult));
  });

  /** Shows how the puzzle ended when it was played before. */
  async function recall({ text, input: way, stars }: Ended, stopped: AbortSignal) {
    const params = { ...settledHand(), text: text ?? "", whole: whole() };
    const said = text ? await ask("check_closest", params, { signal: stopped }) : null;
    if (stopped.aborted || isOver.peek()) return;
    const { distance = null, verdict = null } = said ?? {};
    const value = verdict?.value ?? null;
    const recalled = { stars, distance, text: text ?? "", value, given: way !== null };
    result.value = recalled;
    lookForBest(recalled);
  }

  /** The card that is handed in: the one that is selected, else the one that was made last. */
  const candidate = computed(() => {
    const { chosen } = combining;
    const place = chosen.value;
    return (place === null ? steps.last.value?.tile : steps.tiles.value[place]) ?? null;
  });

  return {
    puzzle,
    table,
    answer,
    combining,
    candidate,
    result,
    best,
    input,
    won: isOver,
    /** How the keys for screen readers tell the time. */
    mode: { play: signal(playAs({ kept: { mode: "closest" }, next: () => {} })) },
    round: { elapsed: watch.elapsed },
    /** Whether giving up was asked for once. */
    givingUp: computed(() => giving.asked.value !== null),
    soFar: createSoFar(table, answer.text),
    switchInput: () => choose("input", input.peek() === "type" ? "combine" : "type"),
    undo: () => combining.undo(),

    open(named: PuzzleName) {
      const before = puzzle.peek();
      const isSame = before && nameOf(before) === nameOf(named) && before.date === named.date;
      if (!isSame || hand.peek().error) lay(named);
    },

    /** Lays the numbers again; the first answer stays the one that counts. */
    again() {
      const named = puzzle.peek();
      if (!named || !isOver.peek()) return;
      const { key, ...lying } = hand.peek();
      isReplayed = true;
      best.reset();
      watch.reset();
      hand.value = { ...lying, key: `${key}+` };
      result.value = null;
    },

    handIn() {
      if (isOver.peek() || !hand.peek().numbers) return;
      if (input.peek() === "type") answer.check();
      else if (candidate.peek()) answer.checkCombined(candidate.peek()?.text ?? "");
    },

    /** Counts the second time. */
    giveUp() {
      if (isOver.peek() || !hand.peek().numbers) return;
      giving.press("give-up", () =>
        end({ stars: 0, distance: null, text: "", value: null, given: false }),
      );
    },
  };
}

export type ClosestGame = ReturnType<typeof createClosest>;
