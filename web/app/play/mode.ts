import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Card, CardNumber } from "../../engine/contract.d.ts";
import type { Query, Route } from "../base/address/router.ts";
import type { Allowing, Posed } from "../base/cards/puzzle.ts";
import type { Lazy } from "../base/ui/loading/lazy.tsx";
import type { Key } from "../base/words/i18n.ts";
import type { Played } from "../table/hand/played.ts";
import type { Deal, Hand, HandState, Rules } from "../table/hand/types.ts";
import type { HandSearch } from "../table/playing/coach.ts";

type AboutWords<Name> = Name extends `mode.${infer Words}.about` ? Words : never;

/**
 * The word prefixes of modes, without `mode.`: the prefixes for which the locales describe a mode.
 */
export type ModeWords = AboutWords<Key>;

/**
 * A mode: everything that the menu, the router, the records, the summaries and the help need to
 * know about it.
 */
export interface Mode {
  /** The mode's name in records and files; it never changes. */
  name: string;
  /**
   * The prefix of its word keys: `mode.{words}` is its name, `mode.{words}.about` describes it in
   * one sentence.
   */
  words: ModeWords;
  /** Further sentences for the help page. */
  help?: Key[];
  Picture: Lazy<object>;
  /** Whether its times count for personal bests. */
  bests: boolean;
  /** Whether answers may leave out cards and miss the target. */
  loose?: boolean;
  page?: ModePage;
  /** Whether it is played with a friend. */
  friend?: boolean;
  /** Where its choices are made: on its own page, or in the sheet of dealt hands. */
  choices?: "page" | "deal";
  /** Starts the mode with the last choices, from its tile in the sheet. */
  begin: (dealer: Dealer) => void;
  /** How the mode plays the hand of a link; null if the link belongs to another mode. */
  read: (query: Query) => Play | null;
  /** The hands that a link of the mode names, in order; null for any other link. */
  handsOf?: (link: Route) => Promise<Linked[]> | null;
  /**
   * The offer to play this goal after a win in another mode. `count` is the number of other
   * solutions.
   */
  Offer?: FunctionComponent<{ game: PlayTable; text: string; count: number }>;
  /** Called once, when the game exists. */
  follow?: (game: PlayTable) => void;
  /** The link that opens the hand of a record. */
  linkOf?: (played: Played) => string;
  /** Whether a record belongs to this mode, according to its link. */
  owns?: (played: Played) => Promise<boolean>;
}

/**
 * The mode's own page. The name of its route never changes. The build makes a chunk for the page
 * from the import in `load`.
 */
export interface ModePage {
  route: string;
  load: () => Promise<FunctionComponent<PageProps>>;
  /** The door to the page, and a mark at this door. By default the page is behind "Play". */
  door?: "today";
  Mark?: FunctionComponent;
}

/** The props of every page. */
export interface PageProps {
  link: Dealer["link"];
  unfinished: ReadonlySignal<Unfinished | null>;
  /** The links to the other pages of its door. */
  pages: ComponentChildren;
}

/** The hand in play, with the fields of its future record and the time of this round. */
export type Unfinished = RecordFields & Pick<Played, "numbers" | "milliseconds">;

/** A mode that the menu may lack. There it would need a picture. The page is drawn elsewhere. */
export type AnyMode =
  | Mode
  | (Omit<Mode, "Picture" | "words" | "page"> & { words: "list"; page: Pick<ModePage, "route"> });

/** A hand as links write it. `solvable`: whether the hand certainly has a solution. */
export type Linked = Allowing & { hand: string; target: string; solvable: boolean };

type RecordFields = Pick<Played, "mode"> & Partial<Pick<Played, "series" | "place">>;

/** How the hand of a link is played. */
export interface Play {
  /** The mode's fields of the record. */
  recordFields: RecordFields;
  rules: Rules;
  /** Deals the next hand, or opens a page. */
  next: (game: PlayTable) => void;
  /**
   * The link to what follows the hand, in place of the button that calls `next`; null until the
   * link is known.
   */
  onward?: (game: PlayTable) => Promise<Onward | null>;
  /** Deals its hands, in place of a deal by the settings. `last`: the hand on the table. */
  deal?: (last: CardNumber[] | null, stopped: AbortSignal) => Promise<Dealt>;
  /** Whether the round has ended, so that no hand follows. `state`: the hand on the table. */
  isOver: (state: HandState) => boolean;
  /** Whether the solutions may be shown before the hand ends. */
  mayReveal: (numbers: CardNumber[]) => boolean;
  /** The milliseconds of the hand's earlier rounds. */
  spent: (numbers: CardNumber[]) => number;
  /** The record of an earlier win of this hand, which then stays won. */
  wonBefore: () => Played | null;
  /** The link that names this hand and the other hands of its series. */
  series?: Route;
  /** Whether the level is shown above the hand. */
  leveled: boolean;
  /**
   * What follows a win: a review with time, technique and other solutions; only what Enter does; or
   * nothing.
   */
  talk: "all" | "brief" | "none";
  words: {
    /** The label of the button that asks for a new hand. */
    skip: Key;
    /** The label of the button that calls `next` after the hand. */
    next: Key;
    /** The announcement of what Enter does after a win. */
    enter: () => Key;
    /** The time to announce; null means the time of the hand. */
    time?: (game: PlayTable) => string | null;
    /** The announcement at the end of the round, one sentence each. */
    closing?: () => Promise<string[]>;
    /** A further announcement after an event; empty for most events. */
    event?: (before: HandState, after: HandState) => Promise<string>;
  };
  parts: {
    /** Shown above the cards, in place of the name of the mode. */
    Name?: Part;
    /** Shown next to the name, in place of the time of the hand. */
    Clock?: Part;
    /** Shown below the cards. */
    UnderCards?: Part;
    /** A tool of the mode, while the hand is played. */
    OwnTool?: Part;
    /** The fact about a win, in place of its level and time. */
    Fact?: Part;
    /** Shown in the sheet about a win. */
    More?: Part;
    /** Replaces the controls after the round has ended. */
    EndPanel?: Part;
  };
}

/** A component that a mode draws on the play page. */
type Part = FunctionComponent<{ game: PlayTable }>;

/** A link, and the key of its words. */
export type Onward = { href: string; label: Key };

/** The table of the play page, as modes see it. */
export interface PlayTable {
  /** The hand, and the milliseconds on its clock. */
  live: { state: ReadonlySignal<HandState>; readTime: () => number };
  /** The verdict on the last answer. */
  answer: { verdict: ReadonlySignal<HandState["verdict"]> };
  /** The search for the solutions, and whether they are shown. */
  coach: { search: ReadonlySignal<HandSearch>; open: ReadonlySignal<boolean> };
  /** The solutions that are found in a hand whose goal is to find all, and whether some are left. */
  hunt: ReadonlySignal<HandState["hunt"]>;
  hunting: ReadonlySignal<boolean>;
  table: Dealer;
  mode: {
    /** The mode of the hand, and how it plays the hand. */
    mode: ReadonlySignal<AnyMode>;
    play: ReadonlySignal<Play>;
    /** Goes on to the next hand of the mode. */
    next: () => void;
  };
  round: {
    result: ReadonlySignal<HandState["result"]>;
    /** The number of wrong answers. */
    wrong: ReadonlySignal<number>;
    /** The number of hints, after the hand has ended. */
    hints: ReadonlySignal<number>;
    /** The milliseconds of all rounds with the hand. */
    elapsed: ReadonlySignal<number>;
    /** Ends the hand without an answer. `at`: the time of its clock at the end. */
    abandon: (at?: number) => void;
    /** Goes back to the won hand whose other solutions are looked for; false if there is none. */
    goBack: () => boolean;
  };
  /** True after the last hand of a round has ended on this page. */
  roundEnds: ReadonlySignal<boolean>;
  /** The button that shows the solutions: it takes two presses while the hand is in play. */
  reveal: {
    asked: ReadonlySignal<boolean>;
    press: () => void;
  };
}

/** The hand on the table, and the hands that may follow it. `query`: further parameters of a link. */
export interface Dealer {
  hand: ReadonlySignal<Hand>;
  /** The link to a deal. */
  link: (deal: Dealt, query?: Query) => string;
  /**
   * The link to the hand on the table, after Python has read it. `known`: solutions that count as
   * found.
   */
  linkHere: (query: Query, known?: string[]) => string;
  /** Puts a deal on the table. */
  open: (deal: Dealt, query?: Query) => void;
  /** Deals a new hand, if possible without waiting for the start of Python. */
  deal: (query?: Query) => void;
}

/** A hand to put on the table. */
export type Dealt = Posed & { cards: (Card | null)[] } & Partial<
    Pick<Deal, "solvable" | "dealt" | "difficulty" | "review" | "step" | "known">
  >;

/** The defaults for how a hand is played. */
const PLAIN = {
  isOver: () => false,
  mayReveal: () => true,
  spent: () => 0,
  wonBefore: () => null,
  leveled: true,
  talk: "all" as const,
  parts: {},
};

const PLAIN_WORDS: Play["words"] = {
  skip: "play.new",
  next: "play.next",
  enter: () => "verdict.next",
};

/** @param own differs from the defaults */
export const playAs = ({
  words,
  ...own
}: Pick<Play, "recordFields" | "rules" | "next"> &
  Partial<Omit<Play, "words">> & { words?: Partial<Play["words"]> }): Play => ({
  ...PLAIN,
  words: { ...PLAIN_WORDS, ...words },
  ...own,
});
