import { computed } from "@preact/signals";
import { read } from "../../../base/address/router.ts";
import type { Mode } from "../../mode.ts";
import { HOME, playOf } from "../../modes.ts";
import type { Game } from "../game.ts";
import type { Table } from "../stage/table.ts";

/** The mode of the hand, and the hand that comes next. */
export function createMode(table: Table, gameOf: () => Game) {
  const current = computed(() => playOf(read(table.hand.value.key).query));
  const play = computed(() => current.value.play);
  const next = () => play.peek().next(gameOf());

  return {
    /** The mode itself. */
    mode: computed(() => current.value.mode),

    /** How the mode plays the hand. */
    play,

    next,

    /** Deals a new hand, in modes with an endless stream of hands. */
    skip() {
      if (play.peek().rules.stream) next();
    },

    /** Deals hands according to the settings, in a mode with an endless stream of hands. */
    deal() {
      const { mode } = current.peek();
      (play.peek().rules.stream ? mode : HOME).begin(table);
    },

    /** @param mode that the player has chosen */
    change: (mode: Mode) => mode.begin(table),
  };
}

export type GameMode = ReturnType<typeof createMode>;
