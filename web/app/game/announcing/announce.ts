import { hasKeyboard } from "../../core/devices.ts";
import { t } from "../../core/i18n.ts";
import type { Exercise } from "../../learn/exercise.ts";
import type { Game } from "../game.ts";
import { announceTable } from "./announce-table.ts";
import { announceCoach } from "./coach-news.ts";
import { announceVerdicts } from "./verdict-news.ts";
import { winNews } from "./win-news.ts";

/** Announces to screen readers what happens on the table, each thing once. */
export function announceGame(game: Game) {
  announceTable(game, "play");
  announceVerdicts(game, (verdict) => winNews(game, verdict));
  announceCoach(game);
  game.goals.announce();
}

/** The same of a hand of a lesson, of whose wins nothing else is told. */
export function announceExercise(exercise: Exercise) {
  announceTable(exercise, "learn");
  announceVerdicts(exercise, async () => (hasKeyboard() ? [t("verdict.next")] : []));
}
