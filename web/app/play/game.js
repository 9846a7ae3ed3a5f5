import { computed } from "@preact/signals";
import { createAnswer } from "./answer.js";
import { createCoach } from "./coach.js";
import { createFind } from "./find.js";
import { createMode } from "./mode.js";
import { createRound } from "./round.js";
import { createTable } from "./table.js";

/** The game: the hand on the table, the player's answer, the coach, and the round that is played. */
export function createGame() {
  const table = createTable();
  const answer = createAnswer(table);
  const coach = createCoach(table);
  const mode = createMode(table);
  const find = createFind({ table, answer, mode });
  const round = createRound({ table, answer, coach, mode, find, way: () => "type" });
  return {
    table,
    answer,
    mode,
    coach,
    find,
    round,

    /** True while the verdict on the table is a right one, and the answer still stands as judged. */
    won: computed(() => {
      if (find.hunting.value) return false;
      const verdict = answer.verdict.value;
      return Boolean(verdict?.ok) && (!verdict?.text || verdict.text === answer.text.value);
    }),
  };
}

/** @typedef {ReturnType<typeof createGame>} Game */
