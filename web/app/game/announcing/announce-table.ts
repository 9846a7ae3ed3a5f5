import type { Exercise } from "../../learn/exercise.ts";
import type { Game } from "../game.ts";
import { announceCombining } from "./combining-news.ts";
import { announceHands } from "./hand-news.ts";
import { announceRepair } from "./repair-news.ts";
import { announceTyping } from "./typing-news.ts";

/**
 * Announces what any table shows, but for verdicts.
 *
 * @param page the route of the page that it is on
 */
export function announceTable(game: Game | Exercise, page: string) {
  announceHands(game, page);
  announceTyping(game);
  announceCombining(game);
  announceRepair(game);
}
