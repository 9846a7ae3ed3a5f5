import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from "@preact/signals";
import { href, read, route } from "../../base/address/router.ts";
import { removeUnfinished, saveUnfinished } from "../../player/history/storage/journal.ts";
import type { Answer } from "../../table/playing/answer.ts";
import type { Coach } from "../../table/playing/coach.ts";
import { createHandTable, type HandTable } from "../../table/playing/hand-table.ts";
import type { Live, TableOptions } from "../../table/playing/live.ts";
import { keepOverReload } from "../../table/playing/over-reload.ts";
import type { PlayTable } from "../mode.ts";
import { MODES, playOf } from "../modes.ts";
import { saveRecord } from "../save-record.ts";
import { createReveal, type Reveal } from "./feedback/reveal.ts";
import { createMode, type GameMode } from "./mode/mode.ts";
import { createRound, type GameRound } from "./round.ts";
import { createTable, type Table } from "./stage/table.ts";

/** The game: the table of the play page, for its views and for the modes. */
export interface Game extends HandTable, PlayTable {
  live: Live;
  answer: Answer;
  coach: Coach;
  table: Table;
  mode: GameMode;
  round: GameRound;
  reveal: Reveal;
  /** Whether the sheet about a win is open. */
  more: Signal<boolean>;
  /** The time to announce; null means the time of the hand. */
  timeWords: () => string | null;
  /**
   * The time of the player that is raced or, after a win, by how much it was ahead of that time; empty
   * if there is nothing to say.
   */
  paceWords: Signal<string>;
  claimNone: () => void;
  /** Checks what is typed, or goes on once the hand is won or given up. */
  submit: () => void;
  /** Undoes the last step. Without a step, brings back the hand that was left. */
  undo: () => void;
  /** Whether nothing is left to find: the hand is won, or its solutions are shown. */
  ended: ReadonlySignal<boolean>;
  /** Whether the player knows that the hand has no solution. */
  hopeless: ReadonlySignal<boolean>;
}

export function createGame(): Game {
  const options: TableOptions = {
    playOf: (key) => playOf(read(key).query).play,
    readHand: (key, stopped) => table.readHand(key, stopped),
    isShown: () => route.value.name === "play",
    saveRecord,
  };
  const hand = createHandTable(options);
  const table: Table = createTable(hand);
  resumeHand(hand.live, options);
  table.followLinks();
  const mode = createMode(table, () => game);
  const round = createRound(hand, table, mode);
  const more = sheetAbout(hand.live);
  const game: Game = {
    ...hand,
    table,
    mode,
    round,
    more,
    reveal: createReveal({ ...hand, mode, more }),
    roundEnds: computed(
      () => mode.play.value.isOver(hand.live.state.value) && round.result.value !== null,
    ),
    paceWords: signal(""),
    timeWords: () => mode.play.peek().words.time?.(game) ?? null,
    claimNone: hand.answer.claimNone,
    submit: () => submit(game),
    undo: () => undo(game),
    ended: computed(() => isEnded(hand)),
    hopeless: computed(() => isHopeless(hand)),
  };
  followEarlierWins(game);
  for (const { follow } of MODES) follow?.(game);
  return game;
}

/** Continues with the hand from before a reload, unless the address has another hand. */
function resumeHand(live: Live, options: TableOptions) {
  const resume = keepOverReload(live, "play", options, { saveUnfinished, removeUnfinished });
  const { name, query } = route.peek();
  resume((key) => name !== "play" || key === href(name, query));
}

/** Whether the sheet about a win is open. Another hand closes it. */
function sheetAbout(live: Live) {
  const more = signal(false);
  live.onEvent((_, { type }) => {
    if (type === "replaced") more.value = false;
  });
  return more;
}

function submit({ answer, input, mode, round, won }: Game) {
  const isOver = round.result.peek() !== null && answer.text.peek() === "";
  if (won.peek() || isOver) mode.next();
  else if (input.peek() === "type") answer.check();
}

function undo({ combining, input, round }: Game) {
  if (input.peek() === "combine" && combining.done.peek()) combining.undo();
  else round.undo();
}

const isEnded = ({ coach, won }: HandTable) =>
  won.value || (coach.open.value && coach.search.value.solved !== null);

const isHopeless = ({ answer, coach, won }: HandTable) =>
  (won.value && answer.verdict.value?.code === "no-solution") ||
  (coach.open.value && coach.search.value.solved?.count === 0) ||
  coach.hints.value.some(({ code }) => code === "proof");

/** A hand that its mode knows to be won stays won, with the record of the win. */
function followEarlierWins({ live, mode, round, table }: Game) {
  effect(() => {
    const before = table.hand.value.numbers && mode.play.value.wonBefore();
    if (!before || round.result.value || live.state.value.touched) return;
    const { hints, milliseconds, text, wrong } = before;
    const how = before.result === "none" ? "none" : "solved";
    const won = { result: how, text: text ?? "", hints, wrong } as const;
    untracked(() => live.dispatch({ type: "won-before", ...won }, milliseconds));
  });
}
