import { computed } from "@preact/signals";
import { createAnswer } from "./answer.js";
import { createCoach } from "./coach.js";
import { createMode } from "./mode.js";
import { createTable } from "./table.js";

/** The game: the hand on the table, the player's answer, and the coach. */
export function createGame() {
  const table = createTable();
  const answer = createAnswer(table);
  return {
    table,
    answer,
    mode: createMode(table),
    coach: createCoach(table),

    /** True while the verdict on the table is a right one, and the answer still stands as judged. */
    won: computed(() => {
      const verdict = answer.verdict.value;
      return Boolean(verdict?.ok) && (!verdict?.text || verdict.text === answer.text.value);
    }),
  };
}

/** @typedef {ReturnType<typeof createGame>} Game */
