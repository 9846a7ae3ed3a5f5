import { announceCombining } from "./combining-news.js";
import { announceHands } from "./hand-news.js";
import { announceRepair } from "./repair-news.js";
import { announceTyping } from "./typing-news.js";

/** @import { Exercise } from "../../path/exercise.js" */
/** @import { Game } from "../game.js" */

/**
 * Announces what any table shows, but for verdicts.
 *
 * @param {Game | Exercise} game
 * @param {string} page the route of the page that it is on
 */
export function announceTable(game, page) {
  announceHands(game, page);
  announceTyping(game);
  announceCombining(game);
  announceRepair(game);
}
