import { clockTime } from "../../core/duration.js";
import { t } from "../../core/i18n.js";
import { number } from "../../core/pretty.js";
import { say, sayAgain } from "../../core/say.js";
import { leftWords, tableWords } from "./table-words.js";

/** @import { Game } from "../game.js" */

/**
 * What the keys for screen readers do on the table.
 *
 * @param {Game} game
 * @returns {Record<string, () => void>}
 */
export const readerKeys = (game) => ({
  d() {
    const target = number(game.table.hand.peek().target ?? "");
    say(t("play.cards", { cards: tableWords(game), target }));
  },
  l: () => say(leftWords(game)),
  m: () => say(t("play.time", { time: clockTime(game.round.elapsed.peek()) })),
  e: sayAgain,
});
