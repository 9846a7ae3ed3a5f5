import { allowedSpoken } from "../../core/allowed-words.js";
import { clockTime } from "../../core/duration.js";
import { t } from "../../core/i18n.js";
import { number } from "../../core/pretty.js";
import { say, sayAgain } from "../../core/say.js";
import { leftWords, tableWords } from "./table-words.js";

/** @import { Game } from "../game.js" */
/** @import { Seen } from "./table-words.js" */

/** @typedef {Seen & {mode: Pick<Game["mode"], "play">, round: Pick<Game["round"], "elapsed">}} Timed a table with a clock */

/**
 * What the keys for screen readers do on the table.
 *
 * @param {Timed} game
 * @returns {Record<string, () => void>}
 */
export const readerKeys = (game) => ({
  d() {
    const hand = game.table.hand.peek();
    const words = t("play.cards", { cards: tableWords(game), target: number(hand.target ?? "") });
    say(`${words} ${allowedSpoken(hand)}`.trim());
  },
  l: () => say(leftWords(game)),
  m: () => say(game.mode.play.peek().timeWords?.() ?? elapsedWords(game)),
  e: sayAgain,
});

/** @param {Timed} game */
const elapsedWords = ({ round }) => t("play.time", { time: clockTime(round.elapsed.peek()) });
