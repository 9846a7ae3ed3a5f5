import { effect, untracked } from "@preact/signals";
import { hasKeyboard } from "../core/devices.ts";
import { t } from "../core/i18n.ts";
import { pretty } from "../core/pretty.ts";
import { say } from "../core/say.ts";
import type { Answer } from "../game/round/answer.ts";
import type { Find } from "./find.ts";

/** Announces each solution that is found with how many are, and an answer that repeats one. */
export function announceFinds(find: Find, answer: Answer) {
  let before = 0;

  effect(() => {
    const { length } = find.found.value;
    const isMore = length > before;
    before = length;
    if (isMore && find.count.value !== null) untracked(tellFound);
  });

  effect(() => {
    const { value: repeat } = find.repeat;
    if (!repeat) return;
    untracked(() => say(`${t("find.repeat", { known: pretty(repeat.known) })} ${progress()}`));
  });

  function tellFound() {
    const words = [];
    if (answer.verdict.peek()?.ok) words.push(t("find.right"));
    words.push(find.complete.peek() ? t("find.all", { count: find.count.peek() }) : progress());
    if (find.complete.peek() && hasKeyboard()) words.push(t("verdict.next"));
    say(words.join(" "));
  }

  function progress() {
    const facts = { found: find.found.peek().length, count: find.count.peek() };
    return t("sentence", { words: t("find.progress", facts) });
  }
}
