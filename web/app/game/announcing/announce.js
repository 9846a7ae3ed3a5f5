import { announceCoach } from "./coach-news.js";
import { announceCombining } from "./combining-news.js";
import { announceFinds } from "./find-news.js";
import { announceHands } from "./hand-news.js";
import { announceTyping } from "./typing-news.js";
import { announceVerdicts } from "./verdict-news.js";

/** @import { Game } from "../game.js" */

/**
 * Announces to screen readers what happens on the table, each thing once.
 *
 * @param {Game} game
 */
export function announceGame(game) {
  announceHands(game);
  announceTyping(game);
  announceCombining(game);
  announceVerdicts(game);
  announceFinds(game);
  announceCoach(game);
}
