import type { ReadonlySignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { CardNumber } from "../../engine/contract.d.ts";
import type { Steps } from "../game/combining/steps.ts";
import type { Game } from "../game/game.ts";
import type { Answer } from "../game/round/answer.ts";
import type { Table } from "../game/table/table.ts";
import type { Played } from "../history/played.ts";
import type { PageRoute } from "../shell/pages.ts";
import type { News } from "../ui/in-view.ts";
import type { Key } from "./i18n.ts";
import type { Allowing } from "./puzzle.ts";
import type { Query, Route } from "./router.ts";

/** What a mode draws on the play page. */
type Part = FunctionComponent<{ game: Game }>;

/** The hand on the table while it is played, as its record will have it, with the time of this round. */
export type Unfinished = Kept & Pick<Played, "numbers" | "milliseconds">;

export type PageProps = Pick<Game["table"], "link"> & {
  unfinished: ReadonlySignal<Unfinished | null>;
};

export type Lazy<Props extends object> = FunctionComponent<Props> & {
  load: () => Promise<void>;
  loaded: ReadonlySignal<unknown>;
};

type AboutWords<Name> = Name extends `mode.${infer Words}.about` ? Words : never;

/** The prefixes of words, without `mode.`, under which the locales tell what a mode is. */
export type ModeWords = AboutWords<Key>;

/** A mode: all that the menu, the router, the records, the summaries and the help know of it. */
export interface Mode {
  /** In records, and of its files; for ever. */
  name: string;
  /** The prefix of its words: `mode.{words}` is its name, `mode.{words}.about` says in one sentence what it is. */
  words: ModeWords;
  /** What the help says of it besides. */
  help?: Key[];
  Picture: Lazy<object>;
  /** Whether its times are compared with others. */
  bests: boolean;
  /** Whether answers may leave cards out and miss the target. */
  loose?: boolean;
  /**
   * Its own page: the route of a row in `shell/pages.ts`, and a line drawing in a box of 24 by 24. A page
   * with a mark is a tab of the header.
   */
  page?: { route: PageRoute; icon: string; Mark?: FunctionComponent };
  /** What its card in the menu does. */
  begin: (table: Table) => void;
  /** How it plays the hand of a link; null for any other link. */
  read: (query: Query) => Play | null;
  /** A link of an older version as this one writes it. */
  upgraded?: (link: Route) => Route | null;
  /** The hands that a link of it names, in their order; null for any other link. */
  handsOf?: (link: Route) => Promise<Linked[]> | null;
  createGoal?: (parts: GoalParts) => Goal;
  /** Called once, with the game. */
  follow?: (game: Game) => void;
  /** Called with each record of it, before that is in the history. */
  onRecord?: (played: Played) => void;
  /** The link that opens the hand of a record. */
  linkOf?: (played: Played) => string;
  /** Whether a record is of this mode, as its link says. */
  owns?: (played: Played) => Promise<boolean>;
}

/** A hand as links write it; whether it has a solution for certain. */
export type Linked = Allowing & { hand: string; target: string; solvable: boolean };

type Kept = Pick<Played, "mode"> & Partial<Pick<Played, "date" | "challenge">>;

/** How the hand of a link is played. */
export interface Play {
  /** What its record says of the mode. */
  kept: Kept;
  /** Lays the hand that follows, or opens a page. */
  next: (game: Game) => void;
  /** Whether hands follow one after the other, so that a new one can be asked for. */
  free: boolean;
  /** What the button says that asks for a new hand. */
  skip: Key;
  /** Whether there is no time for hints, and for talk after a win. */
  hurried: boolean;
  /** Whether it has one clock, however often it is opened: every look at it counts. */
  timed: boolean;
  /** Whether it may count for the strength. */
  rated: boolean;
  /** Whether a win is talked over: its time, technique and other solutions. */
  reviewed: boolean;
  /** Whether it has a solution for certain. */
  solvable: boolean;
  /** Whether its level is shown above it. */
  leveled: boolean;
  /** Whether the round has ended: no hand follows. */
  isOver: () => boolean;
  /** What is announced then, a sentence each. */
  closingWords?: () => Promise<string[]>;
  /** What Enter does after a win, as it is announced; where it is null, a hand follows. */
  nextWords?: () => string | null;
  /** What is announced as the time; that of the hand where it is null. */
  timeWords?: () => string | null;
  /** Whether its solutions may be shown before it ends. */
  mayReveal: (numbers: CardNumber[]) => boolean;
  /** The link that names this hand and those that go with it. */
  series?: Route;
  /** The milliseconds of its earlier rounds. */
  spent: (numbers: CardNumber[]) => number;
  /** Above the cards, in place of the name of the mode. */
  Name?: Part;
  /** Beside it, in place of the time of the hand. */
  Clock?: Part;
  /** Below the cards. */
  Below?: Part;
  /** What leads on from a hand that has ended, in place of the next hand. */
  Onward?: Part;
  /** In place of the controls once the round has ended. */
  Closing?: Part;
}

/** What ends a hand, where a right answer alone does not. */
interface Goal {
  /** Whether a right answer is not the end. */
  isOpen: ReadonlySignal<boolean>;
  /** Whether the hand is solved. */
  isReached: ReadonlySignal<boolean>;
  /** What is to be seen as it changes. */
  news: ReadonlySignal<News[]>;
  /** Returns what restores it as it is now. */
  capture: () => () => void;
  /** Announces what happens to screen readers, from now on. */
  announce?: () => void;
  /** Below the cards. */
  View: Part;
  /** What leads to it from a win in another mode, with the answer and the number of other solutions. */
  Offer?: FunctionComponent<{ game: Game; text: string; count: number }>;
}

export type GoalParts = {
  table: Table;
  answer: Answer;
  steps: Steps;
  isOn: ReadonlySignal<boolean>;
};

/** How a hand is played where its mode does not say otherwise. */
const PLAIN: Omit<Play, "kept" | "next"> = {
  free: true,
  skip: "play.new",
  hurried: false,
  timed: false,
  rated: false,
  reviewed: true,
  solvable: false,
  leveled: true,
  isOver: () => false,
  mayReveal: () => true,
  spent: () => 0,
};

export const playAs = (own: Pick<Play, "kept" | "next"> & Partial<Play>): Play => ({
  ...PLAIN,
  ...own,
});
