import { computed, effect, signal } from "@preact/signals";
import type { Repair, Step } from "../../../engine/contract.d.ts";
import { RATED_CARDS } from "../../core/card-limits.ts";
import { ask, noResult } from "../../core/engine.ts";
import { type Puzzle, puzzleOf } from "../../core/puzzle.ts";
import { onNewHand } from "../../dealing/new-hand.ts";
import type { Steps, Tile } from "../combining/steps.ts";
import type { GameMode } from "../modes/mode.ts";
import type { Answer, Judged } from "../round/answer.ts";
import type { Hand, Table } from "../table/table.ts";

/**
 * Where a wrong answer goes astray: the last step after which the target could still be made, or the
 * first one of all, which lost it; the part of the text that makes it; the steps to take back.
 */
export type Astray = { kept: boolean; step: Step; span: Repair["last_span"]; undo: number };

/**
 * What is told of an answer that uses the cards and misses the target: where it goes astray and, as
 * a hint, the smallest change that makes it right; nothing where there is no time for hints.
 */
export function createRepair({
  table,
  answer,
  steps,
  mode,
}: {
  table: Pick<Table, "hand">;
  answer: Answer;
  steps: Steps;
  mode: Pick<GameMode, "play">;
}) {
  const told = signal<{ serial: number; repair: Repair; astray: Astray | null } | null>(null);
  /** The answers of this hand whose change was asked for. */
  const opened = signal<string[]>([]);
  const now = computed(() =>
    told.value?.serial === answer.verdict.value?.serial ? told.value : null,
  );

  onNewHand(table, () => {
    opened.value = [];
  });

  effect(() => {
    const verdict = answer.verdict.value;
    const puzzle = puzzleOf(table.hand.peek());
    if (mode.play.peek().hurried || !verdict || !puzzle || !isTold(table.hand.peek(), verdict))
      return;
    const asking = new AbortController();
    tell(verdict, puzzle, asking.signal).catch(noResult);
    return () => asking.abort();
  });

  async function tell(
    { serial, text, input, expression }: Judged,
    puzzle: Puzzle,
    signal: AbortSignal,
  ) {
    const { numbers: _, ...rules } = puzzle;
    const combined = input === "combine" ? steps.all.peek().slice(0, steps.done.peek()) : null;
    const history = steps.tables.peek().map((tiles) => tiles.flatMap((tile) => tile?.text ?? []));
    const [repair, advice] = await Promise.all([
      ask("repair", { ...puzzle, text }, { signal }),
      combined && ask("coach", { history, ...rules }, { signal }),
    ]);
    if (!repair || signal.aborted) return;
    const undo = advice?.undo ?? 0;
    const kept = combined ? combined.length - undo : repair.kept;
    const taken = combined?.flatMap(({ tile }) => stepOf(tile)) ?? expression?.steps ?? [];
    const step = taken[Math.max((kept ?? 0) - 1, 0)];
    const astray =
      repair.kept === null || !step
        ? null
        : { kept: Boolean(kept), step, span: combined ? null : repair.last_span, undo };
    told.value = { serial, repair, astray };
  }

  const open = computed(() => opened.value.includes(answer.verdict.value?.text ?? ""));

  return {
    /** Where the answer goes astray; null if that is not told. */
    astray: computed(() => now.value?.astray ?? null),

    /** The change, if there is a small one. */
    change: computed(() => (now.value?.repair.code ? now.value.repair : null)),

    /** Whether the change is shown. */
    open,

    /** How many changes were asked for, each of which is a hint. */
    taken: computed(() => opened.value.length),

    show() {
      const { text = "" } = answer.verdict.peek() ?? {};
      if (!open.peek()) opened.value = [...opened.peek(), text];
    },
  };
}

export type RepairState = ReturnType<typeof createRepair>;

/**
 * Whether something is told of an answer; not where the game has dealt a hand that may be without a
 * solution, as it would tell that there is one.
 */
const isTold = ({ numbers, dealt, solvable }: Hand, { code }: Judged) =>
  code === "wrong-value" && (numbers?.length ?? 0) <= RATED_CARDS && (!dealt || Boolean(solvable));

function stepOf({ made, value }: Tile): Step[] {
  if (!made) return [];
  return [{ left: made.left.value, operator: made.operator, right: made.right.value, value }];
}
