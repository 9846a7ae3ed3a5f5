import { effect, untracked } from "@preact/signals";
import { t } from "../../core/i18n.js";
import { say } from "../../core/say.js";
import { techniqueName } from "../../core/techniques.js";
import { solutionsWords } from "../../solve/solutions-words.js";
import { hintSentences, lookWords } from "../feedback/hint-sentences.js";
import { strengthWords } from "./win-news.js";

/** @import { Game } from "../game.js" */

/**
 * Announces the last hint, again where no other is left, and the solutions once they are shown.
 *
 * @param {Game} game
 */
export function announceCoach(game) {
  const { coach, reveal, round } = game;
  let told = coach.asked.peek();

  effect(() => {
    const { hints } = coach.now.value ?? {};
    if (coach.asked.value === told || !hints) return;
    told = coach.asked.value;
    untracked(() => say(hintSentences(game).at(-1)?.words ?? ""));
  });

  effect(() => {
    const look = coach.looks.value?.at(-1);
    if (!look) return;
    const name = t("sentence", { words: techniqueName(look.code) });
    untracked(() => say(`${name} ${lookWords(look)}`));
  });

  effect(() => {
    if (reveal.asked.value) untracked(() => say(t("play.again.lost")));
  });

  effect(() => {
    const { solved, puzzle } = coach.search.state.value;
    if (coach.open.value && solved) untracked(() => say(solutionsWords(solved, puzzle.target)));
  });

  effect(() => {
    const id = round.recordId.value;
    if (id && round.result.value === "shown") untracked(() => say(strengthWords(id).join(" ")));
  });
}
