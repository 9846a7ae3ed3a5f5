import { effect, untracked } from "@preact/signals";
import { valueText } from "../../base/words/card-words.ts";
import { enumerated, t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { leftShown } from "../playing/so-far.ts";

/** The pause after the last key, in milliseconds. */
const PAUSE = 1000;

/**
 * Announces, a second after the last key, what a typed answer makes so far and which cards are
 * left. Not while the player types, or while the answer is being judged.
 */
export function announceTyping(
  game: Pick<HandTable, "answer" | "input" | "soFar" | "table" | "won">,
) {
  const { answer, input, soFar, won } = game;

  effect(() => {
    const typed = answer.text.value;
    if (typed === "" || input.value !== "type" || answer.pending.value || won.value) return;
    if (answer.verdict.peek()?.text === typed) return;
    const timer = setTimeout(() => untracked(announce), PAUSE);
    return () => clearTimeout(timer);
  });

  function announce() {
    const { cards } = game.table.hand.peek();
    const typed = answer.text.peek();
    const left = leftShown(cards, typed);
    const made = soFar.peek();
    const first =
      made?.text === typed.trim()
        ? t("so-far.makes", { value: valueText(made.value, made.mixed) })
        : "";
    const second = left.length > 0 ? t("play.left", { cards: enumerated(left) }) : "";
    say(first && second ? t("clauses", { first, second }) : first || second);
  }
}
