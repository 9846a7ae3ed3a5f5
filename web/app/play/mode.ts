import type { ReadonlySignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { CardNumber } from "../../engine/contract.d.ts";
import type { Query, Route } from "../base/address/router.ts";
import type { Allowing } from "../base/cards/puzzle.ts";
import type { Key } from "../base/words/i18n.ts";
import type { PageRoute } from "../shell/pages.ts";
import type { Played } from "../table/hand/played.ts";
import type { HandState, Rules } from "../table/hand/types.ts";
import type { Game } from "./game/game.ts";
import type { Dealt, Table } from "./game/stage/table.ts";

/** A component that a mode draws on the play page. */
type Part = FunctionComponent<{ game: Game }>;

/** The hand in play, with the fields of its future record and the time of this round. */
export type Unfinished = RecordFields & Pick<Played, "numbers" | "milliseconds">;

export type PageProps = Pick<Game["table"], "link"> & {
  unfinished: ReadonlySignal<Unfinished | null>;
};

export type Lazy<Props extends object> = FunctionComponent<Props> & {
  load: () => Promise<void>;
  loaded: ReadonlySignal<unknown>;
};

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
  /** The mode's own page: its route in `shell/pages.ts`, and a mark at its door. */
  page?: { route: PageRoute; Mark?: FunctionComponent };
  /** Whether it is played with a friend. */
  friend?: boolean;
  /** Where its choices are made: on its own page, or in the sheet of dealt hands. */
  choices?: "page" | "deal";
  /** Starts the mode with the last choices, from its tile in the sheet. */
  begin: (table: Table) => void;
  /** How the mode plays the hand of a link; null if the link belongs to another mode. */
  read: (query: Query) => Play | null;
  /** The hands that a link of the mode names, in order; null for any other link. */
  handsOf?: (link: Route) => Promise<Linked[]> | null;
  /**
   * The offer to play this goal after a win in another mode. `count` is the number of other
   * solutions.
   */
  Offer?: FunctionComponent<{ game: Game; text: string; count: number }>;
  /** Called once, when the game exists. */
  follow?: (game: Game) => void;
  /** Called with each record of the mode, before the record enters the history. */
  onRecord?: (played: Played) => void;
  /** The link that opens the hand of a record. */
  linkOf?: (played: Played) => string;
  /** Whether a record belongs to this mode, according to its link. */
  owns?: (played: Played) => Promise<boolean>;
}

/** A mode that may be missing in the menu. There it would need a picture. */
export type AnyMode = Omit<Mode, "Picture" | "words"> & { words: ModeWords | "list" };

/** A hand as links write it. `solvable`: whether the hand certainly has a solution. */
export type Linked = Allowing & { hand: string; target: string; solvable: boolean };

type RecordFields = Pick<Played, "mode"> & Partial<Pick<Played, "series" | "place">>;

/** How the hand of a link is played. */
export interface Play {
  /** The mode's fields of the record. */
  recordFields: RecordFields;
  rules: Rules;
  /** Deals the next hand, or opens a page. */
  next: (game: Game) => void;
  /** Deals its hands, in place of a deal by the settings. `last`: the hand on the table. */
  deal?: (last: CardNumber[] | null, stopped: AbortSignal) => Promise<Dealt>;
  /** Whether the round has ended, so that no hand follows. */
  isOver: () => boolean;
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
    /** The announcement of what Enter does after a win; null means that it deals the next hand. */
    next?: () => string | null;
    /** The time to announce; null means the time of the hand. */
    time?: () => string | null;
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
    /** The fact about a win, in place of its level and time. */
    Fact?: Part;
    /** Shown in the sheet about a win. */
    More?: Part;
    /** Shown after a hand has ended, in place of the button for the next hand. */
    NextButton?: Part;
    /** Replaces the controls after the round has ended. */
    EndPanel?: Part;
  };
}

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

/** @param own differs from the defaults */
export const playAs = ({
  words,
  ...own
}: Pick<Play, "recordFields" | "rules" | "next"> &
  Partial<Omit<Play, "words">> & { words?: Partial<Play["words"]> }): Play => ({
  ...PLAIN,
  words: { skip: "play.new", ...words },
  ...own,
});
