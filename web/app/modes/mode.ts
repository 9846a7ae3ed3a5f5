/** @import { FunctionComponent } from "preact" */
/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { Allowing } from "../core/puzzle.js" */
/** @import { Query, Route } from "../core/router.js" */
/** @import { Key } from "../core/i18n.js" */
/** @import { CardNumber } from "../../engine/contract.d.ts" */
/** @import { Steps } from "../game/combining/steps.js" */
/** @import { Game } from "../game/game.js" */
/** @import { Answer } from "../game/round/answer.js" */
/** @import { Table } from "../game/table/table.js" */
/** @import { News } from "../ui/in-view.js" */
/** @import { Played } from "../history/played.js" */

/** @typedef {FunctionComponent<{game: Game}>} Part what a mode draws on the play page */

/**
 * The hand on the table while it is played, as its record will have it, with the time of this round.
 *
 * @typedef {Kept & Pick<Played, "numbers" | "milliseconds">} Unfinished
 */

/** @typedef {Pick<Game["table"], "link"> & {unfinished: ReadonlySignal<Unfinished | null>}} PageProps */

/**
 * @template {object} Props
 * @typedef {FunctionComponent<Props> & {load: () => Promise<void>, loaded: ReadonlySignal<unknown>}} Lazy
 */

/**
 * A mode: all that the menu, the router, the records, the summaries and the help know of it.
 *
 * @typedef {object} Mode
 * @property {string} name in records, and of its files; for ever
 * @property {string} words the prefix of its words: `mode.{words}` is its name, `mode.{words}.about` says in
 *   one sentence what it is
 * @property {Key[]} [help] what the help says of it besides
 * @property {Lazy<{}>} Picture
 * @property {boolean} bests whether its times are compared with others
 * @property {boolean} [loose] whether answers may leave cards out and miss the target
 * @property {{route: string, icon: string, Page: Lazy<PageProps>, Mark?: FunctionComponent}} [page] its own
 *   page, with a line drawing in a box of 24 by 24; one with a mark is a tab of the header
 * @property {(table: Table) => void} begin what its card in the menu does
 * @property {(query: Query) => Play | null} read how it plays the hand of a link; null for any other link
 * @property {(link: Route) => Route | null} [upgraded] a link of an older version as this one writes it
 * @property {(link: Route) => Promise<Linked[]> | null} [handsOf] the hands that a link of it names, in their
 *   order; null for any other link
 * @property {(parts: GoalParts) => Goal} [createGoal]
 * @property {(game: Game) => void} [follow] called once, with the game
 * @property {(played: Played) => void} [onRecord] called with each record of it, before that is in the history
 * @property {(played: Played) => string} [linkOf] the link that opens the hand of a record
 * @property {(played: Played) => Promise<boolean>} [owns] whether a record is of this mode, as its link says
 */

/** @typedef {Allowing & {hand: string, target: string, solvable: boolean}} Linked a hand as links write it; whether it has a solution for certain */

/** @typedef {Pick<Played, "mode"> & Partial<Pick<Played, "date" | "challenge">>} Kept */

/**
 * How the hand of a link is played.
 *
 * @typedef {object} Play
 * @property {Kept} kept what its record says of the mode
 * @property {(game: Game) => void} next lays the hand that follows, or opens a page
 * @property {boolean} free whether hands follow one after the other, so that a new one can be asked for
 * @property {Key} skip what the button says that asks for a new hand
 * @property {boolean} hurried whether there is no time for hints, and for talk after a win
 * @property {boolean} timed whether it has one clock, however often it is opened: every look at it counts
 * @property {boolean} rated whether it may count for the strength
 * @property {boolean} reviewed whether a win is talked over: its time, technique and other solutions
 * @property {boolean} solvable whether it has a solution for certain
 * @property {boolean} leveled whether its level is shown above it
 * @property {() => boolean} isOver whether the round has ended: no hand follows
 * @property {() => Promise<string[]>} [closingWords] what is announced then, a sentence each
 * @property {() => string | null} [nextWords] what Enter does after a win, as it is announced; where it is null, a
 *   hand follows
 * @property {() => string | null} [timeWords] what is announced as the time; that of the hand where it is null
 * @property {(numbers: CardNumber[]) => boolean} mayReveal whether its solutions may be shown before it ends
 * @property {Route} [series] the link that names this hand and those that go with it
 * @property {(numbers: CardNumber[]) => number} spent the milliseconds of its earlier rounds
 * @property {Part} [Name] above the cards, in place of the name of the mode
 * @property {Part} [Clock] beside it, in place of the time of the hand
 * @property {Part} [Below] below the cards
 * @property {Part} [Onward] what leads on from a hand that has ended, in place of the next hand
 * @property {Part} [Closing] in place of the controls once the round has ended
 */

/**
 * What ends a hand, where a right answer alone does not.
 *
 * @typedef {object} Goal
 * @property {ReadonlySignal<boolean>} isOpen whether a right answer is not the end
 * @property {ReadonlySignal<boolean>} isReached whether the hand is solved
 * @property {ReadonlySignal<News[]>} news what is to be seen as it changes
 * @property {() => () => void} capture returns what restores it as it is now
 * @property {() => void} [announce] announces what happens to screen readers, from now on
 * @property {Part} View below the cards
 * @property {FunctionComponent<{game: Game, text: string, count: number}>} [Offer] what leads to it from a
 *   win in another mode, with the answer and the number of other solutions
 */

/** @typedef {{table: Table, answer: Answer, steps: Steps, isOn: ReadonlySignal<boolean>}} GoalParts */

/**
 * How a hand is played where its mode does not say otherwise.
 *
 * @type {Omit<Play, "kept" | "next">}
 */
const PLAIN = {
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

/**
 * @param {Pick<Play, "kept" | "next"> & Partial<Play>} own
 * @returns {Play}
 */
export const playAs = (own) => ({ ...PLAIN, ...own });
