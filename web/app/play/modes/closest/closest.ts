import { computed, effect, type ReadonlySignal, untracked } from "@preact/signals";
import { href, read, route } from "../../../base/address/router.ts";
import { withSuits } from "../../../base/cards/cards.ts";
import { ask, noResult } from "../../../base/python/engine.ts";
import { createConfirm } from "../../../base/ui/dialogs/confirm.ts";
import { t } from "../../../base/words/i18n.ts";
import { say } from "../../../base/words/say.ts";
import { saveHand } from "../../../player/history/history.ts";
import { addToJournal } from "../../../player/history/storage/journal.ts";
import type { Played } from "../../../table/hand/played.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import type { Answers, HandState, Outcome, Tile } from "../../../table/hand/types.ts";
import { candidate, NO_DEAL } from "../../../table/hand/views.ts";
import { createHandTable, type HandTable } from "../../../table/playing/hand-table.ts";
import type { TableOptions } from "../../../table/playing/live.ts";
import { keepOverReload } from "../../../table/playing/over-reload.ts";
import { type PuzzleName, puzzleName, puzzleQuery, readPuzzle } from "./puzzle-link.ts";
import { type Ended, firstResult } from "./results.ts";

const FACE_DOWN = [null, null, null, null, null, null];

/** The link of a puzzle, which identifies its hand. `again`: the player plays the numbers again. */
const keyOf = (puzzle: PuzzleName, again = false) =>
  href("closest", { ...puzzleQuery(puzzle), ...(again && { again: "yes" }) });

const puzzleOf = (key: string) => readPuzzle(read(key).query);

/** The table of closest counts: the numbers, the typed or combined answer, and the result. */
export interface ClosestGame extends HandTable {
  puzzle: ReadonlySignal<PuzzleName | null>;
  /** The card to hand in. */
  candidate: ReadonlySignal<Tile | null>;
  result: ReadonlySignal<Outcome | null>;
  best: BestSearch;
  /** Whether giving up was requested once. */
  givingUp: ReadonlySignal<boolean>;
  undo: () => void;
  open: (named: PuzzleName) => void;
  /** Starts the same numbers again. Only the first answer counts. */
  again: () => void;
  handIn: () => void;
  /** Gives up at the second press. */
  giveUp: () => void;
}

type Best = HandState["best"];

/** The search for the nearest value. The nearest value so far is proven when the search is done. */
interface BestSearch {
  state: ReadonlySignal<
    Omit<Best, "phase"> & { phase: Exclude<Best["phase"], "looking"> | "idle" | "running" }
  >;
  /** Stops the search and keeps the value found so far. */
  cancel: () => void;
}

export function createClosest(): ClosestGame {
  const options: TableOptions = {
    playOf(key) {
      const named = puzzleOf(key);
      const series = named && { series: puzzleName(named) };
      return {
        rules: rulesFor(named?.whole ?? true),
        recordFields: { mode: "closest", ...series },
      };
    },
    readHand: (key, stopped) => readNumbers(puzzleOf(key), stopped),
    isShown: () => route.value.name === "closest",
    saveRecord: keep,
  };
  const game = createHandTable(options);
  const { answer, input, live, table } = game;
  const { state, dispatch } = live;
  const puzzle = computed(() => puzzleOf(table.hand.value.key));
  const result = computed(() => state.value.outcome);
  const isOver = computed(() => result.value !== null);
  const giving = createConfirm(() => say(t("play.press-again")));
  const handed = computed(() => candidate(state.value));
  const open = (key: string, hand: Answers["read"]) => live.open({ ...NO_DEAL, key, ...hand });

  const named = route.peek().name === "closest" && readPuzzle(route.peek().query);
  keepOverReload(
    live,
    "closest",
    options,
  )((key) => {
    const before = puzzleOf(key);
    return before !== null && (!named || keyOf(before) === keyOf(named));
  });

  live.onEvent((_, event) => {
    if (event.type === "replaced") giving.reset();
  });

  /** Saves the result of a puzzle with its stars. A puzzle that was left has no record. */
  function keep(played: Played) {
    const { outcome } = state.peek();
    if (!played.series || !outcome) return;
    const record = { ...played, stars: outcome.stars };
    addToJournal(record);
    saveHand(record);
  }

  effect(() => {
    const { key, numbers } = table.hand.value;
    const before = puzzle.value && firstResult(puzzle.value);
    if (!before || !numbers || isOver.value || read(key).query.again) return;
    const asking = new AbortController();
    untracked(() => recall(before, asking.signal).catch(noResult));
    return () => asking.abort();
  });

  /** Shows the result of a puzzle that was played before. */
  async function recall(
    { text, input: way, stars, puzzle: { whole } }: Ended,
    stopped: AbortSignal,
  ) {
    const { numbers, target } = table.hand.peek();
    const puzzle = { numbers: numbers ?? [], target: target ?? "", whole, text: text ?? "" };
    const said = text ? await ask("check_closest", puzzle, { signal: stopped }) : null;
    if (stopped.aborted) return;
    const { distance = null, verdict = null } = said ?? {};
    const value = verdict?.value ?? null;
    const outcome = { stars, distance, text: text ?? "", value, given: way !== undefined };
    dispatch({ type: "recalled", outcome });
  }

  return {
    ...game,
    puzzle,
    candidate: handed,
    result,
    won: isOver,
    best: {
      state: computed(() => {
        const { outcome, best } = state.value;
        const isSearched = outcome !== null && outcome.distance !== "0";
        if (!isSearched) return { ...best, phase: "idle" as const };
        if (best.phase !== "looking") return { ...best, phase: best.phase };
        return { ...best, phase: "running" as const, found: live.progress.value.nearest };
      }),
      cancel: () => dispatch({ type: "cancelled", found: live.progress.peek().nearest }),
    },
    givingUp: computed(() => giving.asked.value !== null),
    undo: () => game.combining.undo(),

    open(named) {
      const { key, error } = table.hand.peek();
      const before = puzzleOf(key);
      if (before && keyOf(before) === keyOf(named) && !error) return;
      open(keyOf(named), { cards: FACE_DOWN, numbers: null, target: null });
    },

    again() {
      const named = puzzle.peek();
      if (!named || !isOver.peek()) return;
      const { cards, numbers, target } = table.hand.peek();
      open(keyOf(named, true), { cards, numbers, target });
    },

    handIn() {
      if (isOver.peek() || !table.hand.peek().numbers) return;
      const { text } = handed.peek() ?? {};
      if (input.peek() === "type") answer.check();
      else if (text) dispatch({ type: "submitted", by: "combine", text });
    },

    giveUp() {
      if (isOver.peek() || !table.hand.peek().numbers) return;
      giving.press("give-up", () => dispatch({ type: "gave-up" }));
    },
  };
}

const rulesFor = (whole: boolean) =>
  rulesOf({
    judge: "distance",
    goal: "nearest",
    whole,
    help: "none",
    claims: false,
    stream: false,
  });

/** Reads the numbers and the target of a puzzle. */
async function readNumbers(
  named: PuzzleName | null,
  stopped: AbortSignal,
): Promise<Answers["read"]> {
  if (!named) throw new DOMException("no puzzle", "AbortError");
  const { kind, date, large, seed } = named;
  const params = date ? { kind, date } : { kind, seed, ...(large !== null && { large }) };
  const { numbers, target } = await ask("closest_puzzle", params, { signal: stopped });
  const values = numbers.map((number) => ({ value: `${number}` }));
  return { cards: kind === "cards" ? withSuits(values) : values, numbers, target };
}
