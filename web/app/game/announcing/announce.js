import { hasKeyboard } from "../../core/devices.js";
import { t } from "../../core/i18n.js";
import { announceCoach } from "./coach-news.js";
import { announceCombining } from "./combining-news.js";
import { announceHands } from "./hand-news.js";
import { announceRepair } from "./repair-news.js";
import { announceTyping } from "./typing-news.js";
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
  announceHands(game, "play");
  announceTyping(game);
  announceCombining(game);
  announceVerdicts(game, (verdict) => winNews(game, verdict));
  announceRepair(game);
  announceCoach(game);
  game.goals.announce();
}

/**
 * The same of a hand of a lesson, of whose wins nothing else is told.
 *
 * @param {Exercise} exercise
 */
export function announceExercise(exercise) {
  announceHands(exercise, "learn");
  announceTyping(exercise);
  announceCombining(exercise);
  announceVerdicts(exercise, async () => (hasKeyboard() ? [t("verdict.next")] : []));
  announceRepair(exercise);
}
