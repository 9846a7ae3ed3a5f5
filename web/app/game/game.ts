import { computed } from "@preact/signals";
import { choose, settings } from "../core/settings.ts";
import { MODES } from "../modes/modes.ts";
import { createCombining } from "./combining/combining.ts";
import { createSteps } from "./combining/steps.ts";
import { createWalkthrough } from "./combining/walkthrough.ts";
import { createCoach } from "./feedback/coach.ts";
import { createRepair } from "./feedback/repair.ts";
import { createReveal } from "./feedback/reveal.ts";
import { createGoals } from "./modes/goals.ts";
import { createMode } from "./modes/mode.ts";
import { createAnswer } from "./round/answer.ts";
import { createOutcome } from "./round/outcome.ts";
import { createRound } from "./round/round.ts";
import { createLevel } from "./table/level.ts";
import { createTable, type Hand } from "./table/table.ts";
import { createSoFar } from "./typing/so-far.ts";

/**
 * The game: the hand on the table, the player's answer typed or combined, the coach, and the round.
 *
 * @param restored the hand of the session that is restored
 */
export function createGame(restored?: Hand | null) {
  const table = createTable(restored);
  const answer = createAnswer(table);
  const steps = createSteps(table);
  const input = computed(() => settings.value.input);
  const mode = createMode(table, () => game);
  const goals = createGoals({ table, answer, steps, mode });
  const outcome = createOutcome({ table, answer, steps, goals, mode, input });
  const { won } = outcome;
  const combining = createCombining({ table, steps, judge: answer.checkCombined, frozen: won });
  const coach = createCoach(table, input, steps);
  const repair = createRepair({ table, answer, steps, mode });
  const round = createRound({ table, answer, steps, coach, repair, mode, goals });

  const game = {
    table,
    answer,
    combining,
    coach,
    hint: () => !mode.play.peek().hurried && coach.hint(),
    mode,
    goals,
    repair,
    round,
    level: createLevel(table),
    reveal: createReveal({ table, coach, mode, result: round.result }),
    walkthrough: createWalkthrough(table, input),
    soFar: createSoFar(table, answer.text),
    ...outcome,

    /** How the player answers: "type" or "combine". */
    input,
    switchInput: () => choose("input", input.value === "type" ? "combine" : "type"),

    /** True once the last hand of a round has ended here: what closes the round takes the place of the controls. */
    roundEnds: computed(() => mode.play.value.isOver() && round.result.value !== null),

    /** Undoes the last step; where there is none, brings the hand back that was left. */
    undo() {
      if (input.peek() === "combine" && steps.done.peek()) combining.undo();
      else round.undo();
    },

    /** True once nothing is left to find out: the hand is won, or its solutions lie open. */
    ended: computed(
      () => won.value || (coach.open.value && coach.search.state.value.solved !== null),
    ),

    /** True once the player knows that the hand has no solution. */
    hopeless: computed(
      () =>
        (won.value && answer.verdict.value?.code === "no-solution") ||
        (coach.open.value && coach.search.state.value.solved?.count === 0) ||
        coach.hints.value.some(({ code }) => code === "proof"),
    ),
  };
  for (const { follow } of MODES) follow?.(game);
  return game;
}

export type Game = ReturnType<typeof createGame>;
