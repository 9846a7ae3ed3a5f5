import { computed } from "@preact/signals";
import { read } from "../../core/router.js";
import { HOME, playOf } from "../../modes/modes.js";

/** @import { Mode } from "../../modes/mode.js" */
/** @import { Game } from "../game.js" */
/** @import { Table } from "../table/table.js" */

/**
 * The mode of the hand, and the hand that comes next.
 *
 * @param {Table} table
 * @param {() => Game} gameOf
 */
export function createMode(table, gameOf) {
  const current = computed(() => playOf(read(table.hand.value.key).query));
  const play = computed(() => current.value.play);
  const next = () => play.peek().next(gameOf());

  return {
    /** The mode itself. */
    mode: computed(() => current.value.mode),

    /** How it plays the hand. */
    play,

    next,

    /** Deals a new hand, in the modes that have one after the other. */
    skip() {
      if (play.peek().free) next();
    },

    /** Deals hands as the settings want them, in a mode that has one after the other. */
    deal() {
      const { mode } = current.peek();
      (play.peek().free ? mode : HOME).begin(table);
    },

    /** @param {Mode} mode that the player has chosen */
    change: (mode) => mode.begin(table),
  };
}

/** @typedef {ReturnType<typeof createMode>} GameMode */
