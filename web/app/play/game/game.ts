import { computed, effect, signal, untracked } from "@preact/signals";
import { href, read, route } from "../../base/address/router.ts";
import { removeUnfinished, saveUnfinished } from "../../player/history/journal.ts";
import { undoable } from "../../table/hand/shelf.ts";
import { createHandTable } from "../../table/playing/hand-table.ts";
import type { TableOptions } from "../../table/playing/live.ts";
import { keepOverReload } from "../../table/playing/over-reload.ts";
import { MODES, playOf } from "../modes.ts";
import { saveRecord } from "../save-record.ts";
import { createReveal } from "./feedback/reveal.ts";
import { createMode } from "./mode/mode.ts";
import { createTable, type Table } from "./stage/table.ts";

/** The game: the hand on the table, the previous and next hands, and the mode. */
export function createGame() {
  const options: TableOptions = {
    playOf: (key) => playOf(read(key).query).play,
    readHand: (key, stopped) => table.readHand(key, stopped),
    isShown: () => route.value.name === "play",
    saveRecord,
  };
  const played = createHandTable(options);
  const { answer, coach, combining, input, live, won } = played;
  const { state, shelf } = live;
  const { result } = played.round;
  const resume = keepOverReload(live, "play", options, {
    saveUnfinished,
    removeUnfinished,
  });
  const { name, query } = route.peek();
  const table: Table = createTable(played);
  resume((key) => name !== "play" || key === href(name, query));
  table.followLinks();
  const mode = createMode(table, () => game);
  const more = signal(false);
  live.onEvent((_, { type }) => {
    if (type === "replaced") more.value = false;
  });
  const left = computed(() => shelf.value.left.at(-1) ?? null);

  const opener = computed(() => shelf.value.opener ?? null);

  /** Brings back the hand that was left last. */
  function undoLeave() {
    const last = left.peek();
    if (last) table.reopen(last.log.state.deal);
  }

  const game = {
    ...played,
    table,
    mode,
    timeWords: () => mode.play.peek().words.time?.() ?? null,
    reveal: createReveal({ table, coach, mode, result, live, won, more }),
    /** Whether the sheet about a win is open. */
    more,

    round: {
      ...played.round,
      hints: computed(() => (result.value ? state.value.hints : 0)),

      /**
       * Ends the hand without an answer.
       *
       * @param at the time of its clock at the end
       */
      abandon: (at?: number) => live.dispatch({ type: "abandoned" }, at),

      /** The hand that was left last, until the player touches the hand on the table. */
      left,
      hintLeft: live.name,
      undoable: computed(() => undoable(shelf.value) && route.value.name === "play"),
      undo: undoLeave,

      /** The won hand whose other solutions are looked for on the table. */
      opener,
      /** Goes back to that hand. Returns whether there is one. */
      goBack() {
        const won = opener.peek();
        if (won) table.reopen(won.state.deal);
        return won !== null;
      },

      /** The hand in play with the time of this round; null after its end. */
      unfinished: computed(() => {
        const { numbers } = table.hand.value;
        if (!numbers || result.value !== null) return null;
        return { ...mode.play.value.recordFields, numbers, milliseconds: live.time.value };
      }),
    },

    claimNone: answer.claimNone,

    /** Checks what is typed, or goes on once the hand is won or given up. */
    submit() {
      const isEnded = result.peek() !== null && answer.text.peek() === "";
      if (won.peek() || isEnded) mode.next();
      else if (input.peek() === "type") answer.check();
    },

    /**
     * True after the last hand of a round has ended on this page. The mode's ending then replaces
     * the controls.
     */
    roundEnds: computed(() => mode.play.value.isOver() && result.value !== null),

    /** Undoes the last step. Without a step, brings back the hand that was left. */
    undo() {
      if (input.peek() === "combine" && combining.steps.done.peek()) combining.undo();
      else undoLeave();
    },

    /** True if nothing is left to find: the hand is won, or its solutions are shown. */
    ended: computed(() => won.value || (coach.open.value && coach.search.value.solved !== null)),

    /** True if the player knows that the hand has no solution. */
    hopeless: computed(
      () =>
        (won.value && answer.verdict.value?.code === "no-solution") ||
        (coach.open.value && coach.search.value.solved?.count === 0) ||
        coach.hints.value.some(({ code }) => code === "proof"),
    ),
  };
  effect(() => {
    const before = table.hand.value.numbers && mode.play.value.wonBefore();
    if (!before || result.value || state.value.touched) return;
    const { hints, milliseconds, text, wrong } = before;
    const how = before.result === "none" ? "none" : "solved";
    const won = { result: how, text: text ?? "", hints, wrong } as const;
    untracked(() => live.dispatch({ type: "won-before", ...won }, milliseconds));
  });
  for (const { follow } of MODES) follow?.(game);
  return game;
}

export type Game = ReturnType<typeof createGame>;
