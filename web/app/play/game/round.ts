import { computed, type ReadonlySignal } from "@preact/signals";
import { route } from "../../base/address/router.ts";
import type { Log } from "../../table/hand/log.ts";
import { type Left, undoable } from "../../table/hand/shelf.ts";
import type { HandTable, Round } from "../../table/playing/hand-table.ts";
import type { PlayTable, Unfinished } from "../mode.ts";
import type { GameMode } from "./mode/mode.ts";
import type { Table } from "./stage/table.ts";

type Playing = Round & PlayTable["round"];

/** The round with a hand, and the hands to which the player may go back. */
export interface GameRound extends Playing {
  /** The hand in play with the time of this round; null after its end. */
  unfinished: ReadonlySignal<Unfinished | null>;
  /** The hand that was left last, until the player touches the hand on the table. */
  left: ReadonlySignal<Left | null>;
  /** Notes that the player was told the technique of that hand. */
  hintLeft: () => void;
  undoable: ReadonlySignal<boolean>;
  /** Brings that hand back. */
  undo: () => void;
  /** The won hand whose other solutions are looked for on the table. */
  opener: ReadonlySignal<Log | null>;
}

export function createRound(
  { live, round }: Pick<HandTable, "live" | "round">,
  table: Table,
  { play }: Pick<GameMode, "play">,
): GameRound {
  const { shelf, state } = live;
  const left = computed(() => shelf.value.left.at(-1) ?? null);
  const opener = computed(() => shelf.value.opener ?? null);
  return {
    ...round,
    hints: computed(() => (round.result.value ? state.value.hints : 0)),
    abandon: (at) => live.dispatch({ type: "abandoned" }, at),
    left,
    hintLeft: live.name,
    undoable: computed(() => undoable(shelf.value) && route.value.name === "play"),
    opener,

    undo() {
      const last = left.peek();
      if (last) table.reopen(last.log.state.deal);
    },

    goBack() {
      const won = opener.peek();
      if (won) table.reopen(won.state.deal);
      return won !== null;
    },

    unfinished: computed(() => {
      const { numbers } = table.hand.value;
      if (!numbers || round.result.value !== null) return null;
      return { ...play.value.recordFields, numbers, milliseconds: live.time.value };
    }),
  };
}
