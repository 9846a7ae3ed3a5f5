import { sentences } from "../../../base/words/i18n.ts";
import { say } from "../../../base/words/say.ts";
import { positionOf } from "../../../table/hand/views.ts";
import type { HandTable } from "../../../table/playing/hand-table.ts";
import { solutionsWords } from "../../../table/solutions/solutions-words.ts";
import { announceTable } from "../../../table/views/announce-table.ts";
import { hintSentences } from "../../../table/views/hint-sentences.ts";
import type { Game } from "../game.ts";
import { strengthWords, winNews } from "./win-news.ts";

/** Announces the events of the game to screen readers, each once. */
export function announceGame(game: Game) {
  announceTable(game, "play", (verdict) => winNews(game, verdict));
  announceCoach(game);
  game.live.onEvent((before, event, after) => {
    if (event.type === "replaced") return;
    if (after.result === "shown" && !before.result) say(sentences(...strengthWords(after.record)));
    const words = game.mode.play.peek().words.event?.(before, after);
    words?.then(say);
  });
}

/**
 * Announces the last hint (again if there is no further one), and the solutions when they are shown.
 */
export function announceCoach(game: HandTable) {
  const { coach, input, live } = game;

  live.onEvent((before, event, after) => {
    if (event.type === "replaced") return;
    const here = positionOf(after, input.peek());
    const isAdvised = event.type === "answered" && event.call === "advice" && event.key === here;
    if ((isAdvised || event.type === "hinted") && after.advice[here]?.hints) {
      say(hintSentences(game).at(-1)?.words ?? "");
    }
    const { solved } = coach.search.peek();
    const isShown = after.open && solved !== null;
    const wasShown = before.open && before.solved?.solutions;
    if (isShown && !wasShown) say(solutionsWords(solved, after.deal.target ?? ""));
  });
}
