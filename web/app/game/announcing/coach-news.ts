import { effect, untracked } from "@preact/signals";
import { t } from "../../core/i18n.ts";
import { say } from "../../core/say.ts";
import { techniqueName } from "../../core/techniques.ts";
import { solutionsWords } from "../../solve/solutions-words.ts";
import { hintSentences, lookWords } from "../feedback/hint-sentences.ts";
import type { Game } from "../game.ts";
import { strengthWords } from "./win-news.ts";

/** Announces the last hint, again where no other is left, and the solutions once they are shown. */
export function announceCoach(game: Game) {
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
