import { hasKeyboard } from "../../core/devices.js";
import { t } from "../../core/i18n.js";
import { announceTable } from "./announce-table.js";
import { announceCoach } from "./coach-news.js";
import { announceVerdicts } from "./verdict-news.js";
import { winNews } from "./win-news.js";

/** @import { Exercise } from "../../path/exercise.js" */
/** @import { Game } from "../game.js" */

/**
 * Announces to screen readers what happens on the table, each thing once.
 *
 * @param {Game} game
 */
export function announceGame(game) {
  announceTable(game, "play");
  announceVerdicts(game, (verdict) => winNews(game, verdict));
  announceCoach(game);
  game.goals.announce();
}

/**
 * The same of a hand of a lesson, of whose wins nothing else is told.
 *
 * @param {Exercise} exercise
 */
export function announceExercise(exercise) {
  announceTable(exercise, "learn");
  announceVerdicts(exercise, async () => (hasKeyboard() ? [t("verdict.next")] : []));
}
